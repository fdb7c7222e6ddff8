import { PGlite } from '@electric-sql/pglite';

/** Milliseconds of queries after which the event loop has its turn. */
const LONGEST_TURN = 20;

const nextTurn = () => new Promise<void>((done) => void setImmediate(done));

/**
 * PGlite computes in this process, and one query hands over to the next without the event loop in between: under load a
 * turn of the loop took as long as all queries that waited, and as each turn accepts one connection, new visitors
 * waited until the load was over. Here the loop has its turn after some milliseconds.
 */
export class EmbeddedDatabase extends PGlite {
  #turnBegan = 0;
  #answeredAt = 0;

  /** Milliseconds since it last answered a query: one that answers others is busy, not broken. */
  get silence(): number {
    return performance.now() - this.#answeredAt;
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (performance.now() - this.#turnBegan > LONGEST_TURN) {
      await nextTurn();
      this.#turnBegan = performance.now();
    }
    const answer = await super.execProtocolStream(...args);
    this.#answeredAt = performance.now();
    return answer;
  }
}
