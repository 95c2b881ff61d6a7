// The page of hostile values: gives them to an element and its storage, and tells what is wrong.
import { make } from './values.mjs';

/** How long a deal may take, in milliseconds. */
const PATIENCE = 60_000;

const frame = () => new Promise(requestAnimationFrame);

/** The names of all that an element brings beside what every Lit element has. */
function membersOf(tag) {
  const Class = customElements.get(tag);
  const methods = [];
  const properties = [];
  // The class of the game, and the one of all games, which has `newGame`.
  for (let proto = Class.prototype, isLast = false; !isLast; proto = Object.getPrototypeOf(proto)) {
    isLast = Object.hasOwn(proto, 'newGame');
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
      if (name === 'constructor') continue;
      (typeof value === 'function' ? methods : properties).push(name);
    }
  }
  return { attributes: Class.observedAttributes, methods, properties };
}

/** What a storage answers in place of what it has. */
const STORAGES = {
  full() {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  silent() {
    Storage.prototype.setItem = () => {};
  },
  broken() {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key']) {
      Storage.prototype[name] = () => {
        throw new DOMException('broken', 'InvalidStateError');
      };
    }
  },
  forbidden() {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  },
};

async function settle(element) {
  const end = performance.now() + PATIENCE;
  await element.updateComplete;
  while (!element.state) {
    if (performance.now() > end) throw new Error('no deal comes');
    await frame();
  }
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

const cardsOf = ({ piles }) => new Set(piles.flatMap(({ cards }) => cards)).size;

function check(element, problems) {
  const { state, record, legalMoves, moveCount, elapsed, shadowRoot } = element;
  if (cardsOf(state) !== 52) problems.push(`${cardsOf(state)} cards`);
  if (record.version !== 1 || !Array.isArray(legalMoves) || moveCount !== state.moveCount)
    problems.push('a strange record');
  if (!Number.isInteger(elapsed) || elapsed < 0) problems.push(`elapsed is ${elapsed}`);
  const shown = shadowRoot.querySelectorAll('.table > .card').length;
  if (shown !== 52) problems.push(`${shown} cards on the screen`);
  const { innerText } = shadowRoot.querySelector('.frame');
  if (/NaN|Infinity/.test(innerText)) problems.push(`it says ${innerText}`);
}

/** What a runtime says by itself names no argument. */
const NATIVE =
  /^(Cannot |Invalid |Maximum |Reduce |undefined |null |Converting )|is not (a function|iterable|defined|a constructor)/;

async function call(element, { name, args }, problems) {
  try {
    await element[name](...args.map(make));
  } catch (error) {
    if (error?.message === 'a stranger’s trap' || error?.name === 'AbortError') return;
    const isRight = error instanceof TypeError || error instanceof RangeError;
    if (!isRight || NATIVE.test(error.message)) problems.push(`${name} throws ${error?.stack ?? error}`);
  }
}

window.inputs = {
  membersOf,

  /** Gives an element its values before it is on the page or after that, plays on, and tells what is wrong. */
  async use({ tag, kept = [], storage, sets = [], calls = [], isLate }) {
    const problems = [];
    for (const [area, key, text] of kept) window[`${area}Storage`].setItem(key, text);
    STORAGES[storage]?.();
    const element = document.createElement(tag);
    element.style.setProperty('--solitaire-speed', '0');
    if (isLate) {
      document.body.append(element);
      await settle(element);
    }
    for (const { kind, name, value } of sets) {
      try {
        if (kind === 'property') element[name] = make(value);
        else element.setAttribute(name, make(value));
      } catch (error) {
        // Names and texts that the browser itself refuses, a trap of the value, and properties that can only be read.
        const isBrowsers = kind === 'attribute' || /trap|only a getter|Cannot convert/.test(error.message);
        if (!isBrowsers) problems.push(`${name} throws ${error.stack}`);
      }
    }
    if (!isLate) document.body.append(element);
    await settle(element);
    for (const each of calls) await call(element, each, problems);
    await settle(element);
    check(element, problems);
    // All panels, and a game of a few moves with a reload in between.
    element.controls = null;
    element.disabled = false;
    await element.updateComplete;
    for (const name of ['rules', 'settings', 'statistics', 'share', 'legal-moves']) {
      for (const each of ['more', name]) {
        element.shadowRoot.querySelector(`[data-control=${each}]`)?.click();
        await element.updateComplete;
      }
      const { innerText = '' } = element.shadowRoot.querySelector('dialog') ?? {};
      // A seed may be any text.
      const said = innerText.replaceAll(element.seed, '');
      if (/NaN|undefined|\[object|Infinity/.test(said)) problems.push(`the panel ${name} says ${innerText}`);
      element.shadowRoot.querySelector('dialog')?.close();
      await element.updateComplete;
    }
    for (let i = 0; i < 3; i++) element.play(element.legalMoves[i]);
    element.undo();
    await settle(element);
    check(element, problems);
    if ({}.polluted) problems.push('a prototype is polluted');
    return problems;
  },

  /** Shows the page for frames, sends it messages, and tells what is wrong. */
  async embed({ address, messages, times }) {
    const problems = [];
    const told = [];
    addEventListener('message', ({ data }) => told.push(data));
    const iframe = document.createElement('iframe');
    iframe.src = address;
    document.body.append(iframe);
    await new Promise((resolve) => (iframe.onload = resolve));
    const { contentWindow } = iframe;
    contentWindow.onerror = (message) => problems.push(`uncaught in the frame: ${message}`);
    contentWindow.onunhandledrejection = ({ reason }) => problems.push(`rejected in the frame: ${reason}`);
    for (let i = 0; i < times; i++) for (const message of messages) contentWindow.postMessage(message, '*');
    const end = performance.now() + PATIENCE;
    const shown = () => [...contentWindow.document.body.children].find((each) => each.state);
    const notice = () => contentWindow.document.querySelector('.notice');
    while (!shown() && !notice()) {
      if (performance.now() > end) return ['neither a game nor a notice'];
      await frame();
    }
    if (shown() && cardsOf(shown().state) !== 52) problems.push('not 52 cards');
    if (notice() && !/cannot be (opened|shown): .{5,}/.test(notice().textContent))
      problems.push(`a notice that says ${notice().textContent}`);
    const isOwn = (data) =>
      data?.source === 'solitaire-elements' && typeof data.type === 'string' && typeof data.detail === 'object';
    if (!told.every(isOwn)) problems.push('a strange message');
    return problems;
  },

  /** What an element keeps once a reader has played, won, and chosen settings and house rules. */
  async keep(tag) {
    const element = document.createElement(tag);
    element.style.setProperty('--solitaire-speed', '0');
    document.body.append(element);
    await settle(element);
    const press = (name) => element.shadowRoot.querySelector(name)?.click();
    press('.card[data-draggable]');
    await element.updateComplete;
    press('[data-target]');
    press('.stock');
    await element.updateComplete;
    press('[data-control=more]');
    await element.updateComplete;
    press('[data-control=settings]');
    await element.updateComplete;
    for (const input of element.shadowRoot.querySelectorAll('dialog input')) input.click();
    press('[data-control=rules]');
    await element.updateComplete;
    for (const input of element.shadowRoot.querySelectorAll('dialog input')) input.click();
    await settle(element);
    element.play(element.legalMoves[0]);
    await settle(element);
    return Object.entries(localStorage);
  },
};
