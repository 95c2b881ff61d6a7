import type { By } from '../events.js';
import type { GameSession } from '../session/game-session.js';
import type { SettingsKeeper } from '../storage/settings.js';
import { type SoundName, SOUNDS } from './sounds.js';
import { play } from './speaker.js';

/** What is heard of a game where sounds are on: what the player does, and softly what is played for the player. */
export class GameSounds {
  readonly #settings: SettingsKeeper;

  constructor(session: GameSession, settings: SettingsKeeper) {
    this.#settings = settings;
    session.updates.subscribe(({ game, by, change }) => {
      const isMove = change && !/re(deal|cycle)/.test(change.move.type);
      this.play(isMove ? 'putDown' : 'deal', by);
      if (change && game.status === 'won') this.play('win', by);
    });
  }

  play(name: SoundName, by: By = 'player'): void {
    if (by === 'script' || !this.#settings.settings.sound) return;
    play(SOUNDS[name], by === 'player' ? 1 : 0.5, by === 'finish' || name === 'win');
  }
}
