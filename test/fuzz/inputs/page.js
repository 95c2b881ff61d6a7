// The page of hostile values: gives them to an element and its storage, and tells what is wrong.
import { isRightError, make } from './values.mjs';

/** How long a deal may take, in milliseconds. */
const PATIENCE = 60_000;

const frame = () => new Promise(requestAnimationFrame);
const modulo = (list, n) => list[n % list.length];

/** The attributes, properties and methods that an element brings beside what every Lit element has. */
function membersOf({ constructor: Class }) {
  const members = { attribute: Class.observedAttributes, property: [], method: [] };
  // The class of the game, and the one of all games, which has `newGame`.
  for (let proto = Class.prototype, isLast = false; !isLast; proto = Object.getPrototypeOf(proto)) {
    isLast = Object.hasOwn(proto, 'newGame');
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
      if (/^[_$]|Callback$|update|^(createRenderRoot|render|constructor)$/i.test(name)) continue;
      members[typeof value === 'function' ? 'method' : 'property'].push(name);
    }
  }
  return members;
}

const fail = (name) => () => {
  throw new DOMException('not this time', name);
};

/** What a storage answers in place of what it has. */
const STORAGES = {
  good() {},
  full: () => (Storage.prototype.setItem = fail('QuotaExceededError')),
  silent: () => (Storage.prototype.setItem = () => {}),
  broken() {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key']) Storage.prototype[name] = fail('InvalidStateError');
  },
  forbidden() {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: fail('SecurityError') });
    }
  },
};

function create(tag) {
  const element = document.createElement(tag);
  element.style.setProperty('--solitaire-speed', '0');
  return element;
}

/** Waits until a condition holds. */
async function until(isSo, what) {
  for (const end = performance.now() + PATIENCE; !isSo(); await frame()) {
    if (performance.now() > end) throw new Error(`${what} never comes`);
  }
}

async function settle(element) {
  await element.updateComplete;
  await until(() => element.state, 'the deal');
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Presses what is there, one after the other. */
async function press(element, ...selectors) {
  for (const selector of selectors) {
    element.shadowRoot.querySelector(selector)?.click();
    await element.updateComplete;
  }
}

const openPanel = (element, name) => press(element, '[data-control=more]', `[data-control=${name}]`);

const cardsOf = ({ piles }) => new Set(piles.flatMap(({ cards }) => cards)).size;

function problemsOf({ state, record, legalMoves, moveCount, elapsed, shadowRoot }) {
  const shown = shadowRoot.querySelectorAll('.table > .card').length;
  const { innerText } = shadowRoot.querySelector('.frame');
  return [
    cardsOf(state) !== 52 && `${cardsOf(state)} cards`,
    (record.version !== 1 || !Array.isArray(legalMoves) || moveCount !== state.moveCount) && 'a strange record',
    (!Number.isInteger(elapsed) || elapsed < 0) && `elapsed is ${elapsed}`,
    shown !== 52 && `${shown} cards on the screen`,
    /NaN|Infinity/.test(innerText) && `it says ${innerText}`,
  ].filter(Boolean);
}

window.inputs = {
  /** Gives an element its values before it is on the page or after that, plays on, and tells what is wrong. */
  async use({ tag, entries = [], storage = 'good', settings = [], calls = [], isLate }) {
    const problems = [];
    for (const [key, text] of entries) localStorage.setItem(key, text);
    STORAGES[storage]();
    const element = create(tag);
    const members = membersOf(element);
    if (isLate) {
      document.body.append(element);
      await settle(element);
    }
    for (const { kind, which, value } of settings) {
      const name = modulo(members[kind], which);
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
    // A closed element deals nothing.
    element.poster = false;
    await settle(element);
    for (const { which, args } of calls) {
      const name = modulo(members.method, which);
      try {
        await element[name](...args.map(make));
      } catch (error) {
        if (error?.name !== 'AbortError' && !isRightError(error))
          problems.push(`${name} throws ${error?.stack ?? error}`);
      }
    }
    await settle(element);
    problems.push(...problemsOf(element));
    // All panels, and a game of a few moves with a reload in between.
    element.buttons = null;
    element.disabled = false;
    await element.updateComplete;
    for (const name of ['rules', 'settings', 'statistics', 'share', 'legal-moves']) {
      await openPanel(element, name);
      const dialog = element.shadowRoot.querySelector('dialog');
      // A seed may be any text.
      const said = dialog?.innerText.replaceAll(element.seed, '');
      if (/NaN|undefined|\[object|Infinity/.test(said)) problems.push(`the panel ${name} says ${dialog.innerText}`);
      dialog?.close();
      await element.updateComplete;
    }
    for (let i = 0; i < 3; i++) element.play(element.legalMoves[i]);
    element.undo();
    await settle(element);
    problems.push(...problemsOf(element));
    if ({}.polluted) problems.push('a prototype is polluted');
    return { problems };
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
    const { document: shown } = contentWindow;
    const stateShown = () => [...shown.body.children].find(({ state }) => state)?.state;
    const notice = () => shown.querySelector('.notice')?.textContent;
    await until(() => stateShown() || notice() !== undefined, 'a game or a notice');
    if (stateShown() && cardsOf(stateShown()) !== 52) problems.push('not 52 cards');
    if (!/^Can’t (open|show) this (link|game): .{5,}|^$/.test(notice() ?? ''))
      problems.push(`a notice that says ${notice()}`);
    const isOwn = (data) =>
      data?.source === 'solitaire-elements' && typeof data.type === 'string' && typeof data.detail === 'object';
    if (!told.every(isOwn)) problems.push('a strange message');
    return { problems };
  },

  /** What an element keeps once a reader has played, won, and chosen settings and house rules. */
  async keep(tag) {
    const element = create(tag);
    document.body.append(element);
    await settle(element);
    await press(element, '.card[data-draggable]', '[data-target]', '.stock');
    for (const name of ['settings', 'rules']) {
      await openPanel(element, name);
      for (const input of element.shadowRoot.querySelectorAll('dialog input')) input.click();
    }
    await settle(element);
    element.play(element.legalMoves[0]);
    await settle(element);
    return { entries: Object.entries(localStorage) };
  },
};
