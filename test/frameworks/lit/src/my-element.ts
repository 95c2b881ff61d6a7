import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { DealDetail, PyramidDozenElement } from 'solitaire-elements';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import { values } from './values';
import './game-box';

const valueOf = (event: Event) => (event.target as HTMLSelectElement).value;

@customElement('my-element')
export class MyElement extends LitElement {
  @state() private seed = '7';
  @state() private assist = false;
  @state() private disabled = false;
  @state() private shown = true;
  @state() private kings: PyramidDozenElement['kings'] = 'stay';
  @state() private dealt = '';
  @state() private value = 1;

  /** The page is searched from the outside. */
  protected override createRenderRoot() {
    return this;
  }

  override render() {
    return html`
      <select id="seed" @change=${(event: Event) => (this.seed = valueOf(event))}>
        <option>7</option>
        <option>42</option>
      </select>
      <input type="checkbox" id="assist" @change=${() => (this.assist = !this.assist)} />
      <input type="checkbox" id="disabled" @change=${() => (this.disabled = !this.disabled)} />
      <input type="checkbox" id="shown" checked @change=${() => (this.shown = !this.shown)} />
      <select id="kings" @change=${(event: Event) => (this.kings = valueOf(event) as PyramidDozenElement['kings'])}>
        <option>stay</option>
        <option>alone</option>
      </select>
      <select id="value" @change=${(event: Event) => (this.value = Number(valueOf(event)))}>
        ${values.map((value, i) => html`<option value=${i}>${String(value)}</option>`)}
      </select>
      <output id="dealt">${this.dealt}</output>

      ${
        this.shown
          ? html`<game-box .seed=${this.seed} .assist=${this.assist} .disabled=${this.disabled}></game-box>`
          : nothing
      }
      <pyramid-dozen
        seed=${42}
        kings=${this.kings}
        recycles=${0}
        @deal=${({ detail }: CustomEvent<DealDetail>) => (this.dealt = String(detail.state.options['kings']))}
      ></pyramid-dozen>
      <trefoil-solitaire seed="42" .draw=${values[this.value] as boolean}></trefoil-solitaire>
    `;
  }
}
