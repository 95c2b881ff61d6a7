import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { DealDetail } from 'solitaire-elements';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import './game-box';
import { first, hears, takes } from './given';

@customElement('my-element')
export class MyElement extends LitElement {
  @state() private given = first;

  constructor() {
    super();
    takes((more) => (this.given = { ...this.given, ...more }));
  }

  override render() {
    const { seed, assist, disabled, shown, kings, draw } = this.given;
    return html`
      ${shown ? html`<game-box .seed=${seed} .assist=${assist} .disabled=${disabled}></game-box>` : nothing}
      <pyramid-dozen
        seed=${42}
        kings=${kings}
        recycles=${0}
        @deal=${({ detail }: CustomEvent<DealDetail>) => hears(detail)}
      ></pyramid-dozen>
      <trefoil-solitaire seed="42" .draw=${draw}></trefoil-solitaire>
    `;
  }
}
