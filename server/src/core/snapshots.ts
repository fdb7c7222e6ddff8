import type { FastifyBaseLogger } from 'fastify';
import type { Db, DriverConnection, Tx } from '../db/client.ts';
import { dataVersions } from '../db/schema.ts';
import { type Listener, listen } from './realtime/listener.ts';

/** NOTIFY channel of migration 0038; a payload is a topic and its new version: `products 17`. */
const CHANNEL = 'data_changes';
/**
 * Milliseconds between comparisons of the versions with the database. They correct a missed notification, for example
 * behind a connection pooler that does not support LISTEN.
 */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Rows that every process keeps in memory until they change. `topic` is the group of tables that `read` reads; the
 * triggers of migration 0038 count the changes of each topic. `read` runs in one read-only transaction, so that all of
 * its queries see the same state.
 */
export type Snapshot<T> = { topic: string; read(tx: Tx): Promise<T> };

/** Defines a snapshot. Define each snapshot once, as a constant: the constant identifies its stored value. */
export const defineSnapshot = <T>(snapshot: Snapshot<T>): Snapshot<T> => snapshot;

export type Snapshots = {
  /**
   * Returns the rows as `read` converted them, without a query unless their tables have changed since the last read.
   * All callers share the value, so they must not modify it. Call this function outside of transactions: it may wait
   * for a connection, and the embedded database has only one.
   * @throws the error of a failed query
   */
  get<T>(snapshot: Snapshot<T>): Promise<T>;
  /** Compares the stored values with the database. The next `get` returns every change that was committed before this call. */
  check(): Promise<void>;
  /**
   * Returns a text that changes with every change of a topic. What was computed from rows of any topic after this call is
   * current while the text stays equal.
   * @throws the error of a failed query
   */
  version(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type SnapshotDeps = { db: Db; driver: DriverConnection; log: FastifyBaseLogger };
type StoredValue = { version: number; value: unknown };

/**
 * Creates the snapshots of this process. Other processes change the tables too: a notification of the database reports
 * each change. Without a connection for notifications, every `get` compares the version with the database.
 */
export function createSnapshots({ db, driver, log }: SnapshotDeps): Snapshots {
  /** The running or last read of each snapshot. */
  const reads = new Map<Snapshot<unknown>, Promise<StoredValue>>();
  /** The newest known version of each topic. */
  const versions = new Map<string, number>();
  const versionOf = (topic: string) => versions.get(topic) ?? 0;
  const raiseVersion = (topic: string, version: number) =>
    versions.set(topic, Math.max(versionOf(topic), version));
  /** Number of times that the versions started again. */
  let epoch = 0;
  let isListening = false;
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;

  function onMessage(payload: string) {
    const [topic = '', version] = payload.split(' ');
    raiseVersion(topic, Number(version));
  }

  async function check() {
    const rows = await db.select().from(dataVersions);
    for (const { topic, version } of rows) raiseVersion(topic, version);
  }

  async function readStored({ topic, read }: Snapshot<unknown>): Promise<StoredValue> {
    return db.transaction(
      async (tx) => {
        const rows = await tx.select().from(dataVersions);
        const version = rows.find((row) => row.topic === topic)?.version ?? 0;
        const value = await read(tx);
        raiseVersion(topic, version);
        return { version, value };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  function startRead(snapshot: Snapshot<unknown>): Promise<StoredValue> {
    const reading = readStored(snapshot);
    reads.set(snapshot, reading);
    // After a failure, the next call reads again.
    reading.catch(() => reads.get(snapshot) === reading && reads.delete(snapshot));
    return reading;
  }

  async function get<T>(snapshot: Snapshot<T>): Promise<T> {
    if (!isListening) await check();
    const reading = reads.get(snapshot) ?? startRead(snapshot);
    let storedValue = await reading;
    if (storedValue.version < versionOf(snapshot.topic)) {
      // The first of several waiting calls starts the next read, which sees every change that is known now.
      if (reads.get(snapshot) === reading) reads.delete(snapshot);
      storedValue = await (reads.get(snapshot) ?? startRead(snapshot));
    }
    return storedValue.value as T;
  }

  return {
    get,
    check,
    async version() {
      if (!isListening) await check();
      return `${epoch} ${[...versions].sort().join(' ')}`;
    },
    async start() {
      let isLost = false;
      listener = await listen(driver, {
        channel: CHANNEL,
        onMessage,
        onLoss() {
          isLost = true;
          isListening = false;
        },
        onReconnect() {
          // The versions of a database that was restored from a backup can be lower.
          reads.clear();
          versions.clear();
          epoch += 1;
          isListening = true;
        },
        log,
      });
      // Values of an earlier `get` can be older than the first notification.
      reads.clear();
      isListening = !isLost;
      timer = setInterval(() => {
        if (reads.size > 0)
          check().catch((err: unknown) => log.warn({ err }, 'the versions of the data were not checked'));
      }, CHECK_INTERVAL_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      isListening = false;
      await listener?.stop();
    },
  };
}
