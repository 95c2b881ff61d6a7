// Slides of the libraries that pages use, each with a place for a game on the middle one of three.
import { fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import Reveal from 'reveal.js';
import Swiper from 'swiper/bundle';
import { drawn, type Table } from '../support/table.js';

export interface Deck {
  /** The slide that is shown; the game is on slide 1. */
  slide(): number;
  /** Shows slide 1 again. */
  back(): void;
  end(): void;
}

/** A page without the rules of a library would not show its slides. */
async function styled(path: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/node_modules/${path}` });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  await loaded;
  return link;
}

const SIZE = 'style="width: 900px; height: 700px"';

/** Puts things on the middle slide. */
async function onSlide(markup: string, things: readonly Element[]): Promise<HTMLElement> {
  await setViewport({ width: 940, height: 800 });
  const deck = await fixture<HTMLElement>(markup);
  deck.querySelector('i')!.replaceWith(...things);
  window.scrollTo(0, 0);
  return deck;
}

async function reveal(things: readonly Element[]): Promise<Deck> {
  const style = await styled('reveal.js/dist/reveal.css');
  const page = await onSlide(
    `<div ${SIZE}><div class="reveal"><div class="slides">
      <section>0</section><section><div ${SIZE}><i></i></div></section><section>2</section>
    </div></div></div>`,
    things,
  );
  const deck = new Reveal(page.querySelector<HTMLElement>('.reveal')!, {
    embedded: true,
    keyboardCondition: null,
    transition: 'none',
    center: false,
    controls: false,
    ...{ width: 900, height: 700, margin: 0 },
  });
  await deck.initialize();
  const back = () => deck.slide(1);
  back();
  return {
    back,
    slide: () => (deck.isPaused() || deck.isOverview() ? NaN : deck.getIndices().h),
    end: () => {
      deck.destroy();
      style.remove();
    },
  };
}

async function swiper(things: readonly Element[]): Promise<Deck> {
  const style = await styled('swiper/swiper-bundle.css');
  const page = await onSlide(
    `<div ${SIZE}><div class="swiper"><div class="swiper-wrapper">
      <div class="swiper-slide">0</div><div class="swiper-slide"><div ${SIZE}><i></i></div></div>
      <div class="swiper-slide">2</div>
    </div></div></div>`,
    things,
  );
  const deck = new Swiper(page.querySelector<HTMLElement>('.swiper')!, {
    initialSlide: 1,
    speed: 0,
    keyboard: { enabled: true },
    // A swipe that a busy machine makes slow turns the slide, too.
    longSwipesRatio: 0.1,
  });
  return {
    back: () => deck.slideTo(1, 0),
    // A slide that follows the pointer is on its way.
    slide: () => (deck.translate === -900 ? 1 : deck.translate > -900 ? 0 : 2),
    end: () => {
      deck.destroy();
      style.remove();
    },
  };
}

export const DECKS: Readonly<Record<string, (things: readonly Element[]) => Promise<Deck>>> = {
  'reveal.js': reveal,
  Swiper: swiper,
};

/** A slide with a game. */
export async function deckWith(name: string, element: Table, ...others: Element[]): Promise<Deck> {
  const deck = await DECKS[name]!([element, ...others]);
  if (!element.poster) await drawn(element);
  return deck;
}
