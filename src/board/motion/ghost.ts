import { render, type TemplateResult } from 'lit';
import type { Point } from '../layout/geometry.js';
import { builtIn } from '../layout/window.js';
import { pixels } from './placement.js';

/** Looks like a card, but queries, readers and pointers don't find it. */
function ghost(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.part.add('card');
  element.ariaHidden = 'true';
  return element;
}

/** The paper of a card, with nothing on it. */
const paperOf = (card: HTMLElement): HTMLElement => ghost(card.className.replace('card', 'ghost'));

/** A copy of what a card shows. */
export function ghostOf(card: HTMLElement): HTMLElement {
  const element = paperOf(card);
  if (card.dataset['suit']) element.dataset['suit'] = card.dataset['suit'];
  element.append(...card.cloneNode(true).childNodes);
  // The card may be turning over.
  for (const each of element.querySelectorAll('.ghost')) each.replaceWith();
  return element;
}

/** The ghosts that are still animated. */
const shown = new WeakSet<Element>();

/** The layer of the ghosts of a table, above all its cards. */
function ghostsOn(table: HTMLElement): HTMLElement {
  const layer = table.querySelector<HTMLElement>('.ghosts') ?? document.createElement('div');
  if (!layer.isConnected) {
    layer.className = 'ghosts';
    table.append(layer);
  }
  return layer;
}

/** An animation by keyframes that are read once for many elements. */
function animated(element: HTMLElement, frames: KeyframeEffect, timing: OptionalEffectTiming): Animation {
  const effect = new KeyframeEffect(frames);
  effect.target = element;
  effect.updateTiming(timing);
  const animation = new Animation(effect, builtIn(element.ownerDocument, 'timeline'));
  animation.play();
  return animation;
}

/** Shows a ghost on a table as long as it is animated. The layer is removed with the last ghost, because each removal lays out the page. */
export function showGhost(
  table: HTMLElement,
  element: HTMLElement,
  at: Point,
  frames: KeyframeEffect,
  timing: OptionalEffectTiming,
): Animation {
  const layer = ghostsOn(table);
  element.style.translate = pixels(at);
  layer.append(element);
  shown.add(element);
  const animation = animated(element, frames, timing);
  animation.onfinish = animation.oncancel = () => {
    shown.delete(element);
    if (![...layer.children].some((each) => shown.has(each))) layer.replaceWith();
  };
  return animation;
}

/** The back of a card. */
export function backGhost(back: TemplateResult): HTMLElement {
  const element = ghost('ghost back');
  render(back, element);
  return element;
}

/**
 * The deck that cards come from, with the edges of those that are left, until the last has left it. Its animation lasts as long as the
 * deal, because a page that waits for all running animations must also wait for flights that begin later.
 */
export function showDeck(table: HTMLElement, back: HTMLElement, at: Point, until: number, duration: number): Animation {
  back.dataset['layers'] = '3';
  const offset = [0, 0.1, 0.97, 1].map((share) => (share * until) / duration);
  const frames = new KeyframeEffect(null, { opacity: [0, 1, 1, 0, 0], offset: [...offset, 1] });
  return showGhost(table, back, at, frames, { duration });
}
