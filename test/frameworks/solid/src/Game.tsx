import { createSignal } from 'solid-js';
import type { BakersDozenElement } from 'solitaire-elements/bakers-dozen.js';
import 'solitaire-elements/bakers-dozen.js';
import type {} from 'solitaire-elements/solid';

export function Game(props: { seed: string; assist: boolean; disabled: boolean }) {
  let game!: BakersDozenElement;
  const [wins, setWins] = createSignal<number[]>([]);
  return (
    <section>
      <bakers-dozen
        ref={game}
        prop:seed={props.seed}
        prop:assist={props.assist}
        prop:disabled={props.disabled}
        on:win={({ detail }) => setWins([...wins(), detail.moveCount])}
      />
      <button onClick={() => game.undo()}>Undo</button>
      <output>{wins().map((moves) => `Won in ${moves} moves.`)}</output>
    </section>
  );
}
