import { useEffect, useState } from 'preact/hooks';
import 'solitaire-elements/pyramid-dozen.js';
import 'solitaire-elements/trefoil-solitaire.js';
import type {} from 'solitaire-elements/preact';
import { Game } from './Game';
import { first, hears, takes } from './given';

export function App() {
  const [{ seed, assist, disabled, shown, kings, draw }, setGiven] = useState(first);
  useEffect(() => takes((more) => setGiven((given) => ({ ...given, ...more }))), []);
  return (
    <main>
      {shown && <Game seed={seed} assist={assist} disabled={disabled} />}
      <pyramid-dozen seed={42} kings={kings} recycles={0} ondeal={({ detail }) => hears(detail)} />
      <trefoil-solitaire seed="42" draw={draw} />
    </main>
  );
}
