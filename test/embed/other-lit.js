// Another project's element with its own copy of Lit.
import { html, LitElement } from 'lit';

customElements.define(
  'other-lit',
  class extends LitElement {
    render() {
      return html`<p>Another element</p>`;
    }
  },
);
document.body.append(document.createElement('other-lit'));
