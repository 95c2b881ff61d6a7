import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import { Game } from './game';
import { first, hears, takes } from './given';

@Component({
  selector: 'app-root',
  imports: [Game],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (given().shown) {
      <app-game [seed]="given().seed" [assist]="given().assist" [disabled]="given().disabled" />
    }
    <pyramid-dozen [seed]="42" [kings]="given().kings" [recycles]="0" (deal)="hears($event.detail)" />
    <trefoil-solitaire seed="42" [draw]="given().draw" />
  `,
})
export class App {
  readonly given = signal(first);
  readonly hears = hears;

  constructor() {
    takes((more) => this.given.update((given) => ({ ...given, ...more })));
  }
}
