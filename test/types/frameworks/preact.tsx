import { createRef } from 'preact';
import type { WinDetail } from 'solitaire-elements';
import type { BakersDozenElement } from 'solitaire-elements/bakers-dozen.js';
import type {} from 'solitaire-elements/preact';

export function Tags() {
  const game = createRef<BakersDozenElement>();
  const hear = ({ detail }: CustomEvent<WinDetail>) => detail.record;
  return (
    <main class="games" key="games">
      <bakers-dozen
        ref={game}
        key={1}
        id="game"
        class="game"
        lang="de"
        aria-label="Patience"
        style={{ width: '100%', '--solitaire-felt': 'navy' }}
        seed={42}
        deals="winnable"
        daily={false}
        assist
        disabled="false"
        share-url="https://example.org/"
        fit="height"
        onClick={(event) => event.currentTarget.undo()}
        onwin={hear}
        onmove={({ detail, currentTarget }) => currentTarget.play(detail.move)}
      />
      <pyramid-dozen recycles={3} kings="with-queen" seed={null} ref={(element) => void element?.restart()} />
      <trefoil-solitaire draw deck="QH" />
      <klondike-solitaire draw={3} redeals="2" />
      {/* @ts-expect-error -- misspelt */}
      <bakers-dozen sead="42" />
      {/* @ts-expect-error -- another game's option */}
      <bakers-dozen kings="stay" />
      {/* @ts-expect-error -- no such value */}
      <pyramid-dozen kings="leave" />
      {/* @ts-expect-error -- Preact listens to exactly what follows `on` */}
      <bakers-dozen onWin={hear} />
      {/* @ts-expect-error -- another event's detail */}
      <bakers-dozen onloss={hear} />
    </main>
  );
}
