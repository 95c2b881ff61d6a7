const MINUTE = 60_000;
const MOST_ADDRESSES = 10_000;

/** How much each address may use in a minute. What is used comes back evenly. */
export class Budget {
  #perMinute;
  #uptime;
  /** What each address has used, and when. The address that used something last stands last. */
  #used = new Map();

  /** @param {() => number} uptime milliseconds since the start. The time of day would lock visitors out when it is corrected */
  constructor(perMinute, uptime) {
    this.#perMinute = perMinute;
    this.#uptime = uptime;
  }

  /** How many seconds an address has to wait; 0 if it may go on. */
  wait(address) {
    const over = this.#usedBy(address) - this.#perMinute;
    return over < 0 ? 0 : Math.max(1, Math.ceil(((over / this.#perMinute) * MINUTE) / 1000));
  }

  spend(address, amount) {
    const used = this.#usedBy(address) + amount;
    this.#used.delete(address);
    this.#used.set(address, { used, at: this.#uptime() });
    // What was used longest ago is forgotten first.
    if (this.#used.size > MOST_ADDRESSES) this.#used.delete(this.#used.keys().next().value);
  }

  #usedBy(address) {
    const { used, at } = this.#used.get(address) ?? { used: 0, at: 0 };
    return Math.max(0, used - ((this.#uptime() - at) / MINUTE) * this.#perMinute);
  }
}
