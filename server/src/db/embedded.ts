import { PGlite } from '@electric-sql/pglite';

/** Milliseconds of queries after which the event loop runs. */
const MAX_BUSY_MS = 20;

const nextEventLoopTurn = () => new Promise<void>((done) => void setImmediate(done));

/**
 * PGlite computes in this process, and runs waiting queries without returning to the event loop. Under load one
 * turn of the loop took as long as all waiting queries; each turn accepts one connection, so new visitors waited
 * until the load was over. This class returns to the event loop every few milliseconds.
 */
export class EmbeddedDatabase extends PGlite {
  #turnBegan = 0;
  #answeredAt = 0;

  /**
   * Milliseconds since the last reply to a query. A database that replies to other queries is busy, not broken.
   */
  get millisecondsSinceReply(): number {
    return performance.now() - this.#answeredAt;
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (performance.now() - this.#turnBegan > MAX_BUSY_MS) {
      await nextEventLoopTurn();
      this.#turnBegan = performance.now();
    }
    const result = await super.execProtocolStream(...args);
    this.#answeredAt = performance.now();
    return result;
  }
}
