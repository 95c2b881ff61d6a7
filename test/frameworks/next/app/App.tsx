'use client';

import { useState } from 'react';
import type { PyramidDozenElement } from 'solitaire-elements/pyramid-dozen.js';
import { PyramidDozen, TrefoilSolitaire } from 'solitaire-elements/react';
import { values } from './values';
import { Game } from './Game';

type Kings = PyramidDozenElement['kings'];

export function App() {
  const [seed, setSeed] = useState('7');
  const [assist, setAssist] = useState(false);
  const [disabled, setDisabled] = useState(false);
  const [shown, setShown] = useState(true);
  const [kings, setKings] = useState<Kings>('stay');
  const [dealt, setDealt] = useState('');
  const [value, setValue] = useState(1);
  return (
    <main>
      <select id="seed" value={seed} onChange={(event) => setSeed(event.target.value)}>
        <option>7</option>
        <option>42</option>
      </select>
      <input type="checkbox" id="assist" checked={assist} onChange={() => setAssist(!assist)} />
      <input type="checkbox" id="disabled" checked={disabled} onChange={() => setDisabled(!disabled)} />
      <input type="checkbox" id="shown" checked={shown} onChange={() => setShown(!shown)} />
      <select id="kings" value={kings} onChange={(event) => setKings(event.target.value as Kings)}>
        <option>stay</option>
        <option>alone</option>
      </select>
      <select id="value" value={value} onChange={(event) => setValue(Number(event.target.value))}>
        {values.map((value, i) => (
          <option key={i} value={i}>
            {String(value)}
          </option>
        ))}
      </select>
      <output id="dealt">{dealt}</output>

      {shown && <Game seed={seed} assist={assist} disabled={disabled} />}
      <PyramidDozen
        seed={42}
        kings={kings}
        recycles={0}
        onDeal={({ detail }) => setDealt(String(detail.state.options['kings']))}
      />
      <TrefoilSolitaire seed="42" draw={values[value] as boolean} />
    </main>
  );
}
