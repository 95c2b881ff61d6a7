// The drop-in on pages that restrict Trusted Types.
import { expect, fixture } from '@open-wc/testing';

/** What the first script of a page takes down. */
interface Heard {
  console: string[];
  uncaught: string[];
}

const MESSAGE =
  'solitaire-elements: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements';

const SCRIPTS = `<script src="/dist/solitaire-elements.js"></script>
  <script src="/dist/locales/de.js"></script>
  <script src="/dist/examples/aces-up.js"></script>`;

/** Scripts, and an element with other content for where there are none, on a page with a policy; after that a script of its own. */
async function page(policy: string, scripts = SCRIPTS): Promise<{ inside: Document; heard: Heard }> {
  const frame = await fixture<HTMLIFrameElement>('<iframe width="700" height="500"></iframe>');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>
      heard = { console: [], uncaught: [] };
      for (const level of ['error', 'warn']) console[level] = (...words) => heard.console.push(words.join(' '));
      onerror = (message) => heard.uncaught.push(message);
      onunhandledrejection = ({ reason }) => heard.uncaught.push(String(reason));
    </script>
    ${scripts}
    <trusty-twelve seed="42" storage="none"><p>A game of patience</p></trusty-twelve>
    <script>document.body.dataset.after = 'ran'</script>`;
  await loaded;
  return { inside: frame.contentDocument!, heard: (frame.contentWindow as unknown as { heard: Heard }).heard };
}

async function cardsIn(inside: Document, tag = 'trusty-twelve'): Promise<number> {
  const element = inside.querySelector(tag)!;
  for (let i = 0; i < 60 && !element.shadowRoot?.querySelector('.card'); i++) await new Promise(requestAnimationFrame);
  return element.shadowRoot?.querySelectorAll('.card').length ?? 0;
}

describe('the drop-in on a page that insists on Trusted Types', () => {
  for (const allowed of ["'none'", 'another-policy', "another-policy 'allow-duplicates'"]) {
    it(`and allows ${allowed} names its own, and leaves the page whole`, async () => {
      const { inside, heard } = await page(`require-trusted-types-for 'script'; trusted-types ${allowed}`);
      expect(heard).to.deep.equal({ console: [MESSAGE], uncaught: [] });
      expect(inside.defaultView!.customElements.get('trusty-twelve')).to.equal(undefined);
      expect(inside.querySelector('p')!.getClientRects().length).to.equal(1);
      expect(inside.body.dataset['after']).to.equal('ran');
    });
  }

  for (const allowed of ['trusted-types solitaire-elements', 'trusted-types another-policy solitaire-elements', '']) {
    it(`plays with "${allowed}"`, async () => {
      const { inside, heard } = await page(`require-trusted-types-for 'script'; ${allowed}`);
      expect(await cardsIn(inside)).to.equal(52);
      expect(heard).to.deep.equal({ console: [], uncaught: [] });
    });
  }
});

describe('the drop-in on a page that only restricts the names of policies', () => {
  it('plays without its own', async () => {
    const { inside, heard } = await page("trusted-types 'none'");
    expect(await cardsIn(inside)).to.equal(52);
    expect(heard).to.deep.equal({ console: [], uncaught: [] });
  });
});

describe('the module on a page that insists on Trusted Types', () => {
  it('and does not allow its own, gives nothing to whoever imports it, and leaves the page whole', async () => {
    const { inside, heard } = await page(
      "require-trusted-types-for 'script'; trusted-types 'none'",
      `<script type="module">import('/dist/solitaire-elements.mjs').catch(({ message }) => console.error(message))</script>`,
    );
    while (heard.console.length === 0) await new Promise(requestAnimationFrame);
    expect(heard).to.deep.equal({ console: [MESSAGE], uncaught: [] });
    expect(inside.defaultView!.customElements.get('trusty-twelve')).to.equal(undefined);
    expect(inside.querySelector('p')!.getClientRects().length).to.equal(1);
  });

  it('makes a game of its own with the policy of the drop-in, whose name is allowed once', async () => {
    const { inside, heard } = await page(
      "require-trusted-types-for 'script'; trusted-types solitaire-elements",
      `<script src="/dist/solitaire-elements.js"></script>
      <own-twelve seed="42" storage="none"></own-twelve>
      <script type="module">
        import { defineSolitaire, TrustyTwelveElement } from '/dist/solitaire-elements.mjs';
        defineSolitaire('own-twelve', { ...TrustyTwelveElement.variant, id: 'own-twelve' });
      </script>`,
    );
    expect(await cardsIn(inside, 'own-twelve')).to.equal(52);
    expect(heard).to.deep.equal({ console: [], uncaught: [] });
  });
});
