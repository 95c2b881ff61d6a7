import { render, type TemplateResult } from 'lit';
import type { Point } from '../layout/geometry.js';
import { pixels } from './placement.js';

/** Looks like a card. To queries, readers and pointers it is none. */
function ghost(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.part.add('card');
  element.ariaHidden = 'true';
  return element;
}

/** The paper of a card, with nothing on it. */
export const paperOf = (card: HTMLElement): HTMLElement => ghost(card.className.replace('card', 'ghost'));

/** A copy of what a card shows. */
export function ghostOf(card: HTMLElement): HTMLElement {
  const element = paperOf(card);
  if (card.dataset['suit']) element.dataset['suit'] = card.dataset['suit'];
  element.append(...card.cloneNode(true).childNodes);
  // The card may be turning over.
  element.querySelector('.ghost')?.remove();
  return element;
}

/** The layer of the ghosts of a table, above all its cards. */
function ghostsOn(table: HTMLElement): HTMLElement {
  const layer = table.querySelector<HTMLElement>('.ghosts') ?? document.createElement('div');
  if (!layer.isConnected) {
    layer.className = 'ghosts';
    table.append(layer);
  }
  return layer;
}

/** Shows a ghost on a table as long as it is animated. */
export function haunt(
  table: HTMLElement,
  element: HTMLElement,
  at: Point,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  element.style.translate = pixels(at);
  ghostsOn(table).append(element);
  const animation = element.animate(frames, timing);
  animation.onfinish = animation.oncancel = () => element.remove();
  return animation;
}

/** The deck that cards come from, until the last has left it. */
export function showDeck(table: HTMLElement, back: TemplateResult, at: Point, duration: number): Animation {
  const element = ghost('ghost back');
  render(back, element);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.97 }, { opacity: 0 }];
  return haunt(table, element, at, frames, { duration });
}
