import { useRef } from 'react';
import type { MoveDetail, WinDetail } from 'solitaire-elements';
import type { BakersDozenElement } from 'solitaire-elements/bakers-dozen.js';
import { BakersDozen, PyramidDozen, type SolitaireTagProps } from 'solitaire-elements/react';

export function Tags() {
  const game = useRef<BakersDozenElement>(null);
  const hear = ({ detail }: CustomEvent<WinDetail>) => detail.record;
  return (
    <main className="games" key="games">
      <bakers-dozen
        ref={game}
        key={1}
        id="game"
        className="game"
        lang="de"
        aria-label="Patience"
        style={{ width: '100%', '--solitaire-felt': 'navy', '--solitaire-speed': 0 }}
        seed={42}
        deals="winnable"
        daily={false}
        assist
        disabled="false"
        buttons="undo redo"
        storage="none"
        share-url="https://example.org/"
        fit="height"
        onClick={(event) => event.currentTarget.undo()}
        onwin={hear}
        onmove={({ detail, currentTarget }) => {
          const { move }: MoveDetail = detail;
          return currentTarget.play(move);
        }}
      />
      <pyramid-dozen recycles={3} kings="with-queen" seed={null} ref={(element) => void element?.restart()} />
      <pyramid-dozen recycles="unlimited" shareUrl={undefined} />
      <trefoil-solitaire draw deck="QH" />
      <solitaire-calendar for="game" className="days" />
      <solitaire-round
        games="bakers-dozen free-cell"
        buttons="undo new"
        ref={(round) => void round?.open('free-cell')}
        onround={({ detail }) => detail.results.map(({ game, marks }) => [game, ...marks])}
        onwin={({ currentTarget }) => currentTarget.game}
      />
      <klondike-solitaire draw={3} redeals="2" />
      <lucky-thirteen {...({ seed: '1' } satisfies SolitaireTagProps<'lucky-thirteen'>)} />
      {/* @ts-expect-error -- misspelt */}
      <bakers-dozen sead="42" />
      {/* @ts-expect-error -- another game's option */}
      <bakers-dozen kings="stay" />
      {/* @ts-expect-error -- no such value */}
      <pyramid-dozen kings="leave" />
      {/* @ts-expect-error -- no such value */}
      <pyramid-dozen recycles="many" />
      {/* @ts-expect-error -- React listens to exactly what follows `on` */}
      <bakers-dozen onWin={hear} />
      {/* @ts-expect-error -- read-only */}
      <bakers-dozen status="won" />
      {/* @ts-expect-error -- another event's detail */}
      <bakers-dozen onloss={hear} />
    </main>
  );
}

export function Components() {
  const game = useRef<BakersDozenElement>(null);
  return (
    <>
      <BakersDozen ref={game} key="a" seed={42} className="game" fit="height" daily={false} onClick={() => undefined} />
      <BakersDozen onWin={({ detail }) => detail.record} onUnwinnable={({ detail }) => detail.state.status} />
      <PyramidDozen
        kings="alone"
        recycles={5}
        onLoss={({ detail, currentTarget }) => [detail.reason, currentTarget.kings]}
      />
      {/* @ts-expect-error -- misspelt */}
      <BakersDozen sead="42" />
      {/* @ts-expect-error -- another game's option */}
      <BakersDozen kings="stay" />
      {/* @ts-expect-error -- no such event */}
      <BakersDozen onWni={() => undefined} />
      {/* @ts-expect-error -- no such value */}
      <PyramidDozen kings="leave" />
    </>
  );
}
