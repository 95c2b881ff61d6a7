import { useEffect, useState } from 'react';
import { PyramidDozen, TrefoilSolitaire } from 'solitaire-elements/react';
import { Game } from '../Game';
import { first, hears, takes } from '../given';

export default function Home() {
  const [{ seed, assist, disabled, shown, kings, draw }, setGiven] = useState(first);
  useEffect(() => takes((more) => setGiven((given) => ({ ...given, ...more }))), []);
  return (
    <main>
      {shown && <Game seed={seed} assist={assist} disabled={disabled} />}
      <PyramidDozen seed={42} kings={kings} recycles={0} onDeal={({ detail }) => hears(detail)} />
      <TrefoilSolitaire seed="42" draw={draw} />
    </main>
  );
}
