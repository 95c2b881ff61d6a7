import { tagOf } from '../../locales/words.js';
import type { Point } from './geometry.js';
import { builtIn, windowOf } from './window.js';

/** The rules of the edge between the page and an element. A calendar needs them as a game does, but has no Lit and no board. */
export const edgeStyles = /* css */ `
  /* The browser gives it the screen's height, and nothing around it scrolls. */
  :host(:fullscreen) {
    overflow: auto;
  }
  :host(:fullscreen) .frame {
    min-block-size: 100vh;
    border-radius: 0;
  }
  /* A page's own rules for text end here, so the font size is the reader's own. */
  .reset {
    all: initial;
    display: flow-root;
    visibility: inherit;
    pointer-events: inherit;
    interactivity: inherit;
    color-scheme: inherit;
    -webkit-locale: inherit;
    /* On an iPhone held sideways, text grows unless the page says no. */
    -webkit-text-size-adjust: inherit;
    /* A player who drags a card must not drag Electron's window. */
    -webkit-app-region: no-drag;
  }
  /* A link around the element underlines nothing in an inline block. */
  .island {
    display: inline-block;
    inline-size: 100%;
    vertical-align: top;
  }
`;

/** The element and what it is in, as the `composedPath()` of an event: through slots and out of shadow roots. */
export function* composedPath(element: Element): Generator<Node> {
  for (let node: Node | null = element; node;) {
    yield node;
    const up: Element & ShadowRoot = node as Element & ShadowRoot;
    node = builtIn(up, 'assignedSlot') ?? builtIn(up, 'parentNode') ?? builtIn(up, 'host') ?? null;
  }
}

/** Whether a node is an element, perhaps of a frame: the classes there are others. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The element and the elements it is in. */
export const boxesOf = (element: Element): Element[] => [...composedPath(element)].filter(isElement);

/** The nearest `lang` around an element; empty where there is none. */
export function tagAround(element: Element): string {
  for (const node of composedPath(element)) {
    const lang = isElement(node) && builtIn(node, 'getAttribute').call(node, 'lang');
    if (lang) return tagOf(lang);
  }
  return '';
}

/** Elements that belong to the page after a game. Fallback content inside its tag doesn't contain them. */
const OF_PAGE = 'h1,h2,h3,main,header,footer,nav,section,article,form,script,solitaire-calendar';

/** Warns about an element that contains the rest of its parent, as after `<my-game />`, because HTML has no such tags. */
export function warnOfSwallowed(element: Element): void {
  const { ownerDocument, nextSibling, localName: tag } = element;
  if (builtIn(ownerDocument, 'readyState') === 'loading') {
    windowOf(element).addEventListener('DOMContentLoaded', () => warnOfSwallowed(element), { once: true });
    return;
  }
  if (nextSibling) return;
  const all = [...element.querySelectorAll(':not([slot], [slot] *)')];
  const found = all.find((each) => each.matches(OF_PAGE) || 'days' in each);
  if (found)
    console.warn(`<${tag}> hides <${found.localName}>, which is inside it; end it with </${tag}>, not with />`);
}

/** The CSS zoom around an element, itself included. WebKitGTK 2.50.6 does not report it; all browsers do since March 2026 (MDN). */
export function zoomOf(element: Element): number {
  const { currentCSSZoom } = element as { currentCSSZoom?: number };
  if (currentCSSZoom) return currentCSSZoom;
  let zoom = 1;
  for (const box of boxesOf(element)) zoom *= Number(getComputedStyle(box).zoom) || 1;
  return zoom;
}

/** The axes that the computed value of `rotate` names by a letter. Any other has three numbers. */
const AXES: Readonly<Record<string, readonly number[]>> = { '': [0, 0, 1], x: [1, 0, 0], y: [0, 1, 0] };

/** What an element does to its own box, and to what is in it, as far as that is seen: on the plane of the page, and without shifts. */
function turnOf(element: Element): DOMMatrix {
  const { rotate, scale, transform } = getComputedStyle(element);
  const [, axis = '', angle = 0] = /^(.*?) ?(\S+)deg$/.exec(rotate) ?? [];
  const [x, y, z] = AXES[axis] ?? axis.split(' ').map(Number);
  const [across = 1, down = across] = scale === 'none' ? [] : scale.split(' ').map(Number);
  // The viewBox of a drawing that holds the element as a foreign object.
  const view = (element.localName === 'svg' && (element as SVGSVGElement).getCTM()) || undefined;
  const { a, b, c, d } = new DOMMatrix()
    .rotateAxisAngle(x, y, z, Number(angle))
    .scale(across, down)
    .multiply(new DOMMatrix(transform))
    .multiply(view);
  return new DOMMatrix([a, b, c, d, 0, 0]);
}

/**
 * Where on an element a point of the window is, in pixels of the element. A page may show it turned, also in depth, scaled and zoomed, but
 * in no perspective.
 */
export function pointOn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const zoom = zoomOf(element);
  let turn = new DOMMatrix().scale(zoom);
  for (const box of boxesOf(element)) turn = turnOf(box).multiply(turn);
  const { left, top, width, height } = element.getBoundingClientRect();
  // Rectangles are those of a page without zoom if the browser doesn't report it.
  const factor = 'currentCSSZoom' in element ? 1 : zoom;
  // The middle of a box is that of the rectangle around it, however it is turned.
  const fromMiddle = { x: clientX - (left + width / 2) * factor, y: clientY - (top + height / 2) * factor };
  const { x, y } = turn.inverse().transformPoint(fromMiddle);
  return { x: x + element.offsetWidth / 2, y: y + element.offsetHeight / 2 + element.scrollTop };
}

/** Which keys the browser answers where the focus is. A panel covers the page, scrolls, and has lists that letters choose from. */
const ANSWERED = [
  ['button', /^(Enter| )$/],
  ['input', /^(Arrow|End|Home|Page)/],
  ['dialog *', /^(Arrow|End|Enter|Escape|Home|Page|.$)/],
] as const;

function isUsed({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return defaultPrevented;
  return ANSWERED.some(([where, keys]) => (target as Element).matches(where) && keys.test(key));
}

/**
 * Hides what is used within a root from the page around: keys, until they are released, and the values of fields. Everything else goes
 * through. Slides, carousels and libraries for shortcuts don't ask whether a default was prevented.
 */
export function keepUsed(root: ShadowRoot): ShadowRoot {
  let used: string | undefined;
  const keep = (event: Event): void => {
    const { type, code, target } = event as KeyboardEvent;
    // Fields in a slot are the page's own.
    if (root.host.contains(target as Node)) return;
    if (type === 'keydown') used = isUsed(event as KeyboardEvent) ? code : undefined;
    if (type === 'input' || used === code) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup', 'input']) root.addEventListener(type, keep);
  return root;
}

/**
 * Hides the movement of a press and the turns of a wheel from the page around, so that no slide turns and no list item is dragged. Hovering
 * goes through.
 */
export function keepMove(event: Event): void {
  const { type, buttons } = event as MouseEvent;
  if (type === 'wheel' || buttons !== 0) event.stopPropagation();
  if (type === 'dragstart') event.preventDefault();
}

/**
 * Reports to the page around that a press was cancelled, without the place where it ended, because a carousel may only compare that with
 * where it began.
 *
 * @param down the beginning of the press.
 */
export function callOff(event: PointerEvent, down: PointerEvent): void {
  event.stopPropagation();
  const { host } = (event.currentTarget as Element).getRootNode() as ShadowRoot;
  host.dispatchEvent(new PointerEvent('pointercancel', down));
}

/** How much lower an element may become before a box around it, or the page, has to scroll back. In pixels. */
export function slackAround(element: Element): number {
  let slack = Infinity;
  for (const box of boxesOf(element)) {
    const { scrollTop, scrollHeight, clientHeight } = box;
    // Of the page: bars of a phone's browser come and go.
    const seen = box.parentNode === element.ownerDocument ? windowOf(element).innerHeight : clientHeight;
    if (scrollTop > 0) slack = Math.min(slack, Math.max(0, scrollHeight - seen - scrollTop));
  }
  return slack;
}
