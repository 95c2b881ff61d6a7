const MOST_LISTENERS = 1000;
const MOST_OF_ONE_ADDRESS = 20;
const HEARTBEAT = 25_000;
/** Bytes. Who does not read what was sent is let go. */
const MOST_UNREAD = 64 * 1024;

/** Tells every page that listens of each new win, by server-sent events. */
export class Live {
  /** The address that each stream goes to. */
  #listeners = new Map();
  #heartbeat;

  /** Answers a request with a stream that stays open. @returns false if too many listen already */
  listen(response, address) {
    const ofAddress = [...this.#listeners.values()].filter((each) => each === address).length;
    if (this.#listeners.size >= MOST_LISTENERS || ofAddress >= MOST_OF_ONE_ADDRESS) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 2000\n\n');
    this.#listeners.set(response, address);
    this.#heartbeat ??= setInterval(() => this.#send(':\n\n'), HEARTBEAT).unref();
    response.on('close', () => this.#listeners.delete(response));
    return true;
  }

  tell(row) {
    this.#send(`event: win\ndata: ${JSON.stringify(row)}\n\n`);
  }

  close() {
    clearInterval(this.#heartbeat);
    for (const response of this.#listeners.keys()) response.end();
  }

  #send(text) {
    for (const response of this.#listeners.keys()) {
      if (response.writableLength > MOST_UNREAD) response.destroy();
      else response.write(text);
    }
  }
}
