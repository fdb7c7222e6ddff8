import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { BossDatabase } from '../../db/client.ts';

export type Listener = { stop(): Promise<void> };
export type ListenerOptions = {
  channel: string;
  onMessage: (payload: string) => void;
  /** After a lost connection was made again: events sent meanwhile were missed. */
  onReconnect: () => void;
  log: FastifyBaseLogger;
  /** Milliseconds before the first attempt to connect again; each failure doubles it. */
  pause?: number;
};

const PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** A connection that died silently (a firewall dropped it) is noticed within this time. */
const CHECK_EVERY = 30_000;

async function listenPglite(client: PGlite, { channel, onMessage }: ListenerOptions): Promise<Listener> {
  const stop = await client.listen(channel, onMessage);
  return { stop: () => stop() };
}

/** A connection of its own, because NOTIFY is heard only where LISTEN was said; it is made again when it breaks. */
async function listenPostgres(url: string, options: ListenerOptions): Promise<Listener> {
  const { channel, onMessage, onReconnect, log, pause = PAUSE } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let gap = false;
  let stopped = false;

  function again() {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void open(), Math.min(pause * 2 ** failures, LONGEST_PAUSE));
    failures += 1;
  }

  function drop(from: pg.Client, err: unknown) {
    if (from !== client || stopped) return;
    client = undefined;
    gap = true;
    log.warn({ err }, 'the connection that hears of changes was lost');
    from.end().catch(() => undefined);
    again();
  }

  function check(from: pg.Client) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      from.query('select 1').then(
        () => from === client && check(from),
        (error: unknown) => drop(from, error),
      );
    }, CHECK_EVERY);
    timer.unref();
  }

  async function open() {
    const made = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: 10_000 });
    client = made;
    made.on('error', (error) => drop(made, error));
    made.on('end', () => drop(made, new Error('ended')));
    made.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await made.connect();
      await made.query(`listen ${made.escapeIdentifier(channel)}`);
    } catch (error) {
      return drop(made, error);
    }
    failures = 0;
    check(made);
    if (gap) onReconnect();
    gap = false;
  }

  await open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Hears what is notified on a channel of the database, by this process and by every other. */
export function listen(database: BossDatabase, options: ListenerOptions): Promise<Listener> {
  return database.kind === 'pglite'
    ? listenPglite(database.client, options)
    : listenPostgres(database.url, options);
}
