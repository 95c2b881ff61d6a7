// The yardstick for the first board: 52 cards, each an element made with Lit. Never change it: the limit is a ratio to it.
import { css, html, LitElement } from 'lit';

const SUITS = ['♣', '♦', '♥', '♠'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

class PlayingCard extends LitElement {
  static properties = { rank: {}, suit: {} };

  static styles = css`
    :host {
      display: inline-block;
      width: 48px;
      height: 68px;
      border: 1px solid #888;
      border-radius: 5px;
      background: #fff;
      color: #16181d;
    }
    .red {
      color: #c8102e;
    }
    svg {
      display: block;
      width: 24px;
      margin: auto;
    }
  `;

  render() {
    const red = this.suit === '♦' || this.suit === '♥';
    return html`<button class=${red ? 'red' : ''} aria-label="${this.rank} ${this.suit}" @click=${this.#press}>
      <span>${this.rank}</span><span>${this.suit}</span>
      <svg viewBox="0 0 24 24"><path fill="currentColor" d="M12 2l9 10-9 10-9-10z"></path></svg>
    </button>`;
  }

  #press() {
    this.dispatchEvent(new CustomEvent('press'));
  }
}

class CardTable extends LitElement {
  static styles = css`
    :host {
      display: block;
      width: 400px;
    }
  `;

  render() {
    return SUITS.map((suit) => RANKS.map((rank) => html`<playing-card .rank=${rank} .suit=${suit}></playing-card>`));
  }
}

customElements.define('playing-card', PlayingCard);
customElements.define('card-table', CardTable);
document.querySelector('#box').append(document.createElement('card-table'));
