import type { Variant } from '../games/variant/variant.js';
import { Play } from '../play/play.js';
import { AttributeReader } from '../play/request/attribute-reader.js';
import type { GameParts } from '../show/parts.js';
import { ElementPage } from './element-page.js';
import type { Host } from './attributes.js';
import { Language } from './language/language.js';
import { GameSounds } from './sound/game-sounds.js';
import type { ElementView } from './view/element-view.js';

/** The game in play of an element, with its words and sounds. */
export type ElementParts = Play & GameParts & { readonly sounds: GameSounds };

/** @param view finds the view. There is none before the element is first shown open. */
export function partsOf(host: Host, variant: Variant, view: () => ElementView | undefined): ElementParts {
  const page = new ElementPage(host);
  const play: Play = new Play(
    page,
    variant,
    new AttributeReader(page, host.localName, host, variant),
    (update, win) => {
      sounds.follow(update);
      view()?.follow(update, win);
    },
    () => view()?.show.narrator,
  );
  const sounds = new GameSounds(play.settings);
  const language = new Language(host, play);
  // The language must update before the parts that use its texts.
  host.addController(language);
  page.tell(play);
  return Object.assign(play, { language, sounds });
}
