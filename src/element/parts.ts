import type { Variant } from '../games/variant/variant.js';
import { type Follower, Play } from '../play/play.js';
import { AttributeReader } from '../play/request/attribute-reader.js';
import type { StageListener } from '../play/stage/stage.js';
import { ElementPage } from './element-page.js';
import type { Host } from './host.js';
import { Language } from './language/language.js';
import { GameSounds } from './sound/game-sounds.js';

/** The view of a game. */
export interface View extends StageListener {
  readonly follow: Follower;
}

/** The parts of an element except its view: the game in play, its language and its sounds. */
export class Parts extends Play {
  readonly language: Language;
  readonly sounds: GameSounds;
  /** The view. `undefined` until the element is first shown open. */
  view: View | undefined;

  constructor(host: Host, variant: Variant) {
    const page = new ElementPage(host);
    const follow: Follower = (update, win) => {
      this.sounds.follow(update);
      this.view?.follow(update, win);
    };
    super(page, variant, new AttributeReader(page, host.localName, host, variant), follow, () => this.view);
    this.language = new Language(host, this);
    this.sounds = new GameSounds(this.settings);
    // The language must update before the parts that use its texts.
    host.addController(this.language);
    page.tell(this);
  }
}
