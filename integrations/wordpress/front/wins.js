// Sends wins of the games in a post that counts them, and shows the new count.
(() => {
  /** A reader may have dealt another game, or opened a shared one. */
  function isDealOfPost(url, { seed }) {
    const deal = url.searchParams.get('deal');
    if (deal === 'seed') return seed === url.searchParams.get('seed');
    return deal === 'daily' ? /^\d{4}-\d\d-\d\d(~\d+)?$/.test(seed) : seed !== undefined;
  }

  async function send(url, record, line) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ record }),
      keepalive: true,
    });
    if (response.ok && line) line.textContent = (await response.json()).text;
  }

  document.addEventListener('win', ({ target, detail }) => {
    const block = target.closest?.('[data-solitaire-wins]');
    if (!block || !detail?.record || detail.assisted) return;
    const url = new URL(block.dataset.solitaireWins);
    if (!isDealOfPost(url, detail.record)) return;
    // A count that could not be sent is no fault of the reader's.
    send(url, detail.record, block.querySelector('.solitaire-elements-wins')).catch(() => {});
  });
})();
