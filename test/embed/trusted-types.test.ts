// The main script on pages that restrict Trusted Types.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';

/** What the first script of a page takes down. */
interface Heard {
  console: string[];
  uncaught: string[];
  /** What the policy forbids, by its directive. */
  violations: string[];
}

const MESSAGE =
  'solitaire-elements: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements';

const INSISTS = "require-trusted-types-for 'script';";

const MAIN_SCRIPT = '<script src="/dist/solitaire-elements.js"></script>';
const SCRIPTS = `${MAIN_SCRIPT}
  <script src="/dist/locales/de.js"></script>
  <script src="/dist/examples/aces-up.js"></script>`;
const OTHER_LIT = '<script type="module" src="/test/embed/other-lit.js"></script>';
const OWN_GAME = `<own-twelve seed="42" storage="none"></own-twelve>
  <script type="module" src="/test/embed/own-twelve.js"></script>`;

/** Scripts, and an element with other content for where there are none, on a page with a policy; after that a script of its own. */
async function page(policy: string, scripts = SCRIPTS): Promise<{ inside: Document; heard: Heard }> {
  const frame = await fixture<HTMLIFrameElement>('<iframe width="700" height="500"></iframe>');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>
      heard = { console: [], uncaught: [], violations: [] };
      for (const level of ['error', 'warn']) console[level] = (...words) => heard.console.push(words.join(' '));
      onerror = (message) => heard.uncaught.push(message);
      onunhandledrejection = ({ reason }) => heard.uncaught.push(String(reason));
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.violations.push(violatedDirective));
    </script>
    ${scripts}
    <trusty-twelve seed="42" storage="none"><p>A game of patience</p></trusty-twelve>
    <script>document.body.dataset.after = 'ran'</script>`;
  await loaded;
  return { inside: frame.contentDocument!, heard: (frame.contentWindow as unknown as { heard: Heard }).heard };
}

/** Fulfilled when the page shows these tags. */
function shown(inside: Document, tags: readonly string[]): Promise<void> {
  const isShown = (tag: string) => inside.querySelector(tag)?.shadowRoot?.querySelector('.card, p');
  return waitUntil(() => tags.every(isShown), `${tags.join(', ')}`);
}

describe('on a page that insists on Trusted Types and does not allow ours', () => {
  const importing = `<script type="module">
    import('/dist/solitaire-elements.mjs').catch(({ message }) => console.error(message));
  </script>`;
  for (const [allowed, what, scripts] of [
    ["'none'", 'the main script', SCRIPTS],
    ['another-policy', 'the main script', SCRIPTS],
    ["another-policy 'allow-duplicates'", 'the main script', SCRIPTS],
    ["'none'", 'the module', importing],
  ] as const) {
    it(`but ${allowed}, ${what} names its own, and leaves the page whole`, async () => {
      const { inside, heard } = await page(`${INSISTS} trusted-types ${allowed}`, scripts);
      while (heard.console.length === 0) await new Promise(requestAnimationFrame);
      expect(heard).to.deep.include({ console: [MESSAGE], uncaught: [] });
      expect(inside.defaultView!.customElements.get('trusty-twelve')).to.equal(undefined);
      expect(inside.querySelector('p')!.getClientRects().length).to.equal(1);
      expect(inside.body.dataset['after']).to.equal('ran');
    });
  }
});

describe('on a page that restricts Trusted Types', () => {
  const NONE = "trusted-types 'none'";
  const ours = `${INSISTS} trusted-types solitaire-elements`;
  for (const [what, policy, scripts, ...tags] of [
    ['the main script plays where its policy is allowed', ours, SCRIPTS],
    ['the main script plays where its policy is one of two', `${ours} another-policy`, SCRIPTS],
    ['the main script plays where any policy is allowed', INSISTS, SCRIPTS],
    ['the main script plays without a policy where none is needed', NONE, SCRIPTS],
    ['the main script plays twice where its policy is allowed once', ours, MAIN_SCRIPT + MAIN_SCRIPT],
    ['the main script plays beside another Lit', `${ours} lit-html`, MAIN_SCRIPT + OTHER_LIT, 'other-lit'],
    ['a game of its own plays beside the main script', ours, MAIN_SCRIPT + OWN_GAME, 'own-twelve'],
    ['a game of its own plays without the main script', ours, OWN_GAME, 'own-twelve'],
  ] as const) {
    it(what, async () => {
      const { inside, heard } = await page(policy, scripts);
      await shown(inside, ['trusty-twelve', ...tags]);
      const complaints = heard.console.filter((text) => !text.startsWith('Lit is in dev mode'));
      expect([complaints, heard.uncaught]).to.deep.equal([[], []]);
      if (policy !== NONE) expect(heard.violations).to.deep.equal([]);
    });
  }
});
