import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { PyramidDozenElement } from 'solitaire-elements';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import { values } from './values';
import { Game } from './game';

@Component({
  selector: 'app-root',
  imports: [Game],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <select id="seed" #seeds (change)="seed.set(seeds.value)">
      <option>7</option>
      <option>42</option>
    </select>
    <input type="checkbox" id="assist" (change)="assist.set(!assist())" />
    <input type="checkbox" id="disabled" (change)="disabled.set(!disabled())" />
    <input type="checkbox" id="shown" checked (change)="shown.set(!shown())" />
    <select id="kings" #rules (change)="choose(rules.value)">
      <option>stay</option>
      <option>alone</option>
    </select>
    <select id="value" #choice (change)="value.set(+choice.value)">
      @for (value of values; track $index) {
        <option [value]="$index">{{ '' + value }}</option>
      }
    </select>
    <output id="dealt">{{ dealt() }}</output>

    @if (shown()) {
      <app-game [seed]="seed()" [assist]="assist()" [disabled]="disabled()" />
    }
    <pyramid-dozen
      [seed]="42"
      [kings]="kings()"
      [recycles]="0"
      (deal)="dealt.set('' + $event.detail.state.options['kings'])"
    />
    <trefoil-solitaire seed="42" [draw]="values[value()]" />
  `,
})
export class App {
  readonly values = values;
  readonly seed = signal('7');
  readonly assist = signal(false);
  readonly disabled = signal(false);
  readonly shown = signal(true);
  readonly kings = signal<PyramidDozenElement['kings']>('stay');
  readonly dealt = signal('');
  readonly value = signal(1);

  choose(kings: string) {
    this.kings.set(kings as PyramidDozenElement['kings']);
  }
}
