import { createSignal, Show } from 'solid-js';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import type {} from 'solitaire-elements/solid';
import { Game } from './Game';
import { first, hears, takes } from './given';

export default function App() {
  const [given, setGiven] = createSignal(first);
  takes((more) => setGiven({ ...given(), ...more }));
  return (
    <main>
      <Show when={given().shown}>
        <Game seed={given().seed} assist={given().assist} disabled={given().disabled} />
      </Show>
      <pyramid-dozen
        prop:seed={42}
        prop:kings={given().kings}
        prop:recycles={0}
        on:deal={({ detail }) => hears(detail)}
      />
      <trefoil-solitaire attr:seed="42" prop:draw={given().draw} />
    </main>
  );
}
