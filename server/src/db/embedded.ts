import { PGlite } from '@electric-sql/pglite';

/** Maximum milliseconds for which queries run before the event loop gets a turn. */
const MAX_BUSY_MS = 20;

const nextEventLoopTurn = () => new Promise<void>((done) => void setImmediate(done));

/**
 * PGlite computes in this process, and runs waiting queries without returning to the event loop. Under load, one
 * turn of the loop takes as long as all waiting queries; each turn accepts one connection, so new visitors would wait
 * until the load is over. This class returns to the event loop every few milliseconds.
 */
export class EmbeddedDatabase extends PGlite {
  #turnStartedAt = 0;
  #lastReplyAt = 0;

  /**
   * Milliseconds since the last reply to a query. A database that replies to other queries is busy, not broken.
   */
  get millisecondsSinceReply(): number {
    return performance.now() - this.#lastReplyAt;
  }

  /** PGlite runs every query through this method. */
  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (performance.now() - this.#turnStartedAt > MAX_BUSY_MS) {
      await nextEventLoopTurn();
      this.#turnStartedAt = performance.now();
    }
    const result = await super.execProtocolStream(...args);
    this.#lastReplyAt = performance.now();
    return result;
  }
}
