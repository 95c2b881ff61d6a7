import { Component, CUSTOM_ELEMENTS_SCHEMA, input, signal } from '@angular/core';
import type { WinDetail } from 'solitaire-elements';
import 'solitaire-elements/bakers-dozen.js';

@Component({
  selector: 'app-game',
  // Angular must know that some tags are no components of its own.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <section>
      <bakers-dozen #game [seed]="seed()" [assist]="assist()" [disabled]="disabled()" (win)="won($event)" />
      <button (click)="game.undo()">Undo</button>
      <output>
        @for (moves of wins(); track $index) {
          Won in {{ moves }} moves.
        }
      </output>
    </section>
  `,
})
export class Game {
  readonly seed = input.required<string>();
  readonly assist = input(false);
  readonly disabled = input(false);
  readonly wins = signal<number[]>([]);

  won({ detail }: CustomEvent<WinDetail>) {
    this.wins.update((wins) => [...wins, detail.moveCount]);
  }
}
