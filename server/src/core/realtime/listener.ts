import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { DriverConnection } from '../../db/client.ts';

export type Listener = { stop(): Promise<void> };
export type ListenerOptions = {
  channel: string;
  onMessage: (payload: string) => void;
  /** Called when the connection is lost, or cannot be opened at the start. */
  onLoss?: () => void;
  /** Called after a lost connection is restored, because events were missed in between. */
  onReconnect: () => void;
  log: FastifyBaseLogger;
  /** Milliseconds before the first reconnection attempt; each failure doubles it. */
  retryDelay?: number;
};

/** Milliseconds. */
const RETRY_DELAY = 500;
const MAX_RETRY_DELAY = 30_000;
/** Milliseconds between checks for a connection that was lost without an error, for example at a firewall. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Listens on a separate connection, because PostgreSQL sends notifications only to the connection that issued LISTEN.
 * Reconnects after that connection is lost.
 */
async function listenPostgres(url: string, options: ListenerOptions): Promise<Listener> {
  const { channel, onMessage, onLoss, onReconnect, log, retryDelay = RETRY_DELAY } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let missedEvents = false;
  let isStopped = false;

  function scheduleReconnect() {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void open(), Math.min(retryDelay * 2 ** failures, MAX_RETRY_DELAY));
    failures += 1;
  }

  function handleLoss(connection: pg.Client, err: unknown) {
    // A lost connection is reported several times: by `error`, by `end` and by a failed query.
    if (connection !== client || isStopped) return;
    client = undefined;
    missedEvents = true;
    onLoss?.();
    log.warn({ err }, 'the database connection that receives change notifications was lost');
    connection.end().catch(() => undefined);
    scheduleReconnect();
  }

  function scheduleCheck(connection: pg.Client) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      connection.query('select 1').then(
        () => {
          if (connection === client) scheduleCheck(connection);
        },
        (error: unknown) => handleLoss(connection, error),
      );
    }, CHECK_INTERVAL_MS);
    timer.unref();
  }

  async function open() {
    const connection = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: 10_000 });
    client = connection;
    connection.on('error', (error) => handleLoss(connection, error));
    connection.on('end', () => handleLoss(connection, new Error('ended')));
    connection.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    } catch (error) {
      return handleLoss(connection, error);
    }
    failures = 0;
    scheduleCheck(connection);
    if (missedEvents) onReconnect();
    missedEvents = false;
  }

  await open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Listens to a channel of the database, to which every process, including this one, publishes. */
export async function listen(driver: DriverConnection, options: ListenerOptions): Promise<Listener> {
  return driver.kind === 'pglite'
    ? { stop: await driver.database.listen(options.channel, options.onMessage) }
    : listenPostgres(driver.url, options);
}
