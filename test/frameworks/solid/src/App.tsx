import { createSignal, For, Show } from 'solid-js';
import type { PyramidDozenElement } from 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import type {} from 'solitaire-elements/solid';
import { values } from './values';
import { Game } from './Game';

type Kings = PyramidDozenElement['kings'];

export default function App() {
  const [seed, setSeed] = createSignal('7');
  const [assist, setAssist] = createSignal(false);
  const [disabled, setDisabled] = createSignal(false);
  const [shown, setShown] = createSignal(true);
  const [kings, setKings] = createSignal<Kings>('stay');
  const [dealt, setDealt] = createSignal('');
  const [value, setValue] = createSignal(1);
  return (
    <main>
      <select id="seed" onChange={(event) => setSeed(event.target.value)}>
        <option>7</option>
        <option>42</option>
      </select>
      <input type="checkbox" id="assist" checked={assist()} onChange={() => setAssist(!assist())} />
      <input type="checkbox" id="disabled" checked={disabled()} onChange={() => setDisabled(!disabled())} />
      <input type="checkbox" id="shown" checked={shown()} onChange={() => setShown(!shown())} />
      <select id="kings" onChange={(event) => setKings(event.target.value as Kings)}>
        <option>stay</option>
        <option>alone</option>
      </select>
      <select id="value" onChange={(event) => setValue(Number(event.target.value))}>
        <For each={values}>{(value, i) => <option value={i()}>{String(value)}</option>}</For>
      </select>
      <output id="dealt">{dealt()}</output>

      <Show when={shown()}>
        <Game seed={seed()} assist={assist()} disabled={disabled()} />
      </Show>
      <pyramid-dozen
        prop:seed={42}
        prop:kings={kings()}
        prop:recycles={0}
        on:deal={({ detail }) => setDealt(String(detail.state.options['kings']))}
      />
      <trefoil-solitaire attr:seed="42" prop:draw={values[value()] as boolean} />
    </main>
  );
}
