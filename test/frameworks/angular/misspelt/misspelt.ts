import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'solitaire-elements/bakers-dozen.js';

@Component({
  selector: 'app-misspelt',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<bakers-dozen #game (win)="(game.asist)" />`,
})
export class Misspelt {}
