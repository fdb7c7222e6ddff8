import pg from 'pg';
import { EmbeddedConnection } from './connection.ts';
import { DatabaseThread } from './database-thread.ts';

/** `content`: a dump. Without a folder, the database is in memory. */
type EmbeddedOptions = { folder?: string | undefined; content?: Blob | undefined };

type MessageHandler = (payload: string) => void;

/**
 * PGlite in a thread, as a pool with one connection. PGlite blocks the thread that calls it; if that were the server's
 * thread, no other request could be handled meanwhile. The driver is `pg`, as for PostgreSQL, so values have the same
 * types.
 */
export class EmbeddedDatabase extends pg.Pool {
  readonly #thread: DatabaseThread;
  readonly #handlers = new Map<string, Set<MessageHandler>>();

  /** Opens the database. @throws when PGlite cannot open the folder */
  static async open({ folder, content }: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const dump = content && new Uint8Array(await content.arrayBuffer());
    return new EmbeddedDatabase(await DatabaseThread.start({ folder, dump }));
  }

  private constructor(thread: DatabaseThread) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      stream: () => new EmbeddedConnection(thread),
      // Without these values, `pg` reads the environment and ~/.pgpass.
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
    });
    this.#thread = thread;
    // The next query reports the error of an idle connection.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const handle of this.#handlers.get(channel) ?? []) handle(payload);
      });
    });
  }

  /** Milliseconds since the last reply to any query. */
  get millisecondsSinceReply(): number {
    return this.#thread.millisecondsSinceReply;
  }

  /** Calls `handle` with the payload of each notification on the channel, until the returned function is called. */
  async listen(channel: string, handle: MessageHandler): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handle));
    await this.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      handlers.delete(handle);
      if (handlers.size === 0) await this.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  /** Returns the content of the database as a tar file. */
  dump(): Promise<Uint8Array> {
    return this.#thread.dump();
  }

  /** Closes the database after the queries and transactions that have begun. */
  async close(): Promise<void> {
    await this.query('select').catch(() => {});
    await this.end();
    await this.#thread.close();
  }
}
