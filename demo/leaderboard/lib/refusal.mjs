/** Why a request is turned away: an HTTP status, one word for programs, and a sentence for people. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} reason one of the words that the README lists
   * @param {string} message
   * @param {object} [more] further fields of the answer; `retryAfter`, in seconds, also becomes a header
   */
  constructor(status, reason, message, more = {}) {
    super(message);
    this.status = status;
    this.answer = { reason, message, ...more };
  }
}
