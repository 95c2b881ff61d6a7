import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { BakersDozenElement, WinDetail } from 'solitaire-elements';
import 'solitaire-elements/bakers-dozen.js';

@customElement('game-box')
export class GameBox extends LitElement {
  @property() seed = '';
  @property({ type: Boolean }) assist = false;
  @property({ type: Boolean }) disabled = false;
  @state() private wins: number[] = [];
  @query('bakers-dozen') private game!: BakersDozenElement;

  private won({ detail }: CustomEvent<WinDetail>) {
    this.wins = [...this.wins, detail.moveCount];
  }

  override render() {
    return html`
      <section>
        <bakers-dozen
          .seed=${this.seed}
          .assist=${this.assist}
          ?disabled=${this.disabled}
          @win=${this.won}
        ></bakers-dozen>
        <button @click=${() => this.game.undo()}>Undo</button>
        <output>${this.wins.map((moves) => `Won in ${moves} moves.`)}</output>
      </section>
    `;
  }
}
