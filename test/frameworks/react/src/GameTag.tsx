import { useRef, useState } from 'react';
import type { BakersDozenElement } from 'solitaire-elements/bakers-dozen.js';
import 'solitaire-elements/bakers-dozen.js';
import type {} from 'solitaire-elements/react';

export function GameTag({ seed, assist, disabled }: { seed: string; assist: boolean; disabled: boolean }) {
  const game = useRef<BakersDozenElement>(null);
  const [wins, setWins] = useState<number[]>([]);
  return (
    <section>
      <bakers-dozen
        ref={game}
        seed={seed}
        assist={assist}
        disabled={disabled}
        onwin={({ detail }) => setWins([...wins, detail.moveCount])}
      />
      <button onClick={() => game.current?.undo()}>Undo</button>
      <output>{wins.map((moves) => `Won in ${moves} moves.`)}</output>
    </section>
  );
}
