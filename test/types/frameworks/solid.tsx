import type { WinDetail } from 'solitaire-elements';
import type { BakersDozenElement } from 'solitaire-elements/bakers-dozen.js';
import type {} from 'solitaire-elements/solid';

export function Tags() {
  let game: BakersDozenElement | undefined;
  const hear = ({ detail }: CustomEvent<WinDetail>) => detail.record;
  return (
    <main class="games">
      <bakers-dozen
        ref={game}
        id="game"
        class="game"
        classList={{ on: true }}
        lang="de"
        aria-label="Patience"
        style={{ width: '100%', '--solitaire-felt': 'navy' }}
        seed={42}
        deals="winnable"
        daily={false}
        assist
        share-url="https://example.org/"
        fit="height"
        onClick={(event) => event.currentTarget.undo()}
        on:win={hear}
        on:move={({ detail, currentTarget }) => currentTarget.play(detail.move)}
      />
      <bakers-dozen prop:seed={42} prop:shareUrl="/" attr:share-url="/" bool:daily={true} attr:deals="any" />
      <bakers-dozen onWin={hear} onwin={hear} ref={(element) => void element.restart()} />
      <pyramid-dozen recycles={3} prop:kings="with-queen" seed={null} />
      <trefoil-solitaire draw bool:draw={false} deck="QH" />
      <klondike-solitaire draw={3} redeals="2" />
      {game?.status}
      {/* @ts-expect-error -- misspelt */}
      <bakers-dozen sead="42" />
      {/* @ts-expect-error -- misspelt */}
      <bakers-dozen prop:sead="42" />
      {/* @ts-expect-error -- no boolean */}
      <bakers-dozen bool:seed={true} />
      {/* @ts-expect-error -- no such event */}
      <bakers-dozen on:wni={hear} />
      {/* @ts-expect-error -- another game's option */}
      <bakers-dozen kings="stay" />
      {/* @ts-expect-error -- no such value */}
      <pyramid-dozen prop:kings="leave" />
      {/* @ts-expect-error -- another event's detail */}
      <bakers-dozen on:loss={hear} />
    </main>
  );
}
