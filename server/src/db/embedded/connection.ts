import { Duplex } from 'node:stream';
import type { DatabaseThread } from './database-thread.ts';

/** First byte of the message by which a client ends its connection. */
const TERMINATE = 0x58;
/** PostgreSQL's messages AuthenticationOk and ReadyForQuery: its reply to the first message of a client. */
const START_REPLY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A connection to the embedded database, in place of the socket that a client of `pg` uses for PostgreSQL. */
export class EmbeddedConnection extends Duplex {
  readonly #thread: DatabaseThread;
  #hasStarted = false;

  constructor(thread: DatabaseThread) {
    super();
    this.#thread = thread;
  }

  connect(): void {
    this.#thread.connect().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  #send(bytes: Uint8Array): void {
    if (!this.#hasStarted) {
      // The first message names the user and the database. The embedded database has one of each.
      this.#hasStarted = true;
      this.push(START_REPLY);
    } else if (bytes[0] !== TERMINATE) {
      this.#thread.execute(new Uint8Array(bytes)).then(
        (reply) => void (this.destroyed || this.push(reply)),
        (error: Error) => this.destroy(error),
      );
    }
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk);
    done();
  }

  /** `pg` writes the messages of a query as chunks, which reach the thread together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // Methods of a socket that `pg` calls.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
