/** Leaves one of everything behind that is measured. Runs on the page. */
export function leaveOneOfEach() {
  const forEver = new Promise(() => {});
  const detached = document.createElement('div');
  const frame = document.createElement('iframe');
  document.body.append(frame);
  // A function of the frame keeps its window.
  window.kept = [detached, frame.contentWindow.Function('return document')(), new Array(1_000_000).fill(0.5)];
  frame.remove();
  addEventListener('resize', () => {});
  new ResizeObserver(() => {}).observe(document.body);
  setInterval(() => {}, 60_000);
  navigator.locks.request('kept', () => forEver);
  document.body.animate([{ opacity: 0.5 }, {}], { duration: 1000, iterations: Infinity });
  new Worker(URL.createObjectURL(new Blob([''])));
}
