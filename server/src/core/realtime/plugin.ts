import {
  CHANGE_EVENT,
  type Change,
  MISSED_EVENTS_EVENT,
  memberRoom,
  REALTIME_PATH,
} from '@naungan/api/realtime';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Server } from 'socket.io';
import type { DriverConnection } from '../../db/client.ts';
import { parseEvent, REALTIME_CHANNEL } from './announce.ts';
import { type ConnectionGuard, createConnectionGuard } from './connection-guard.ts';
import { identify } from './identify.ts';
import { handleJoin } from './join.ts';
import { type Listener, listen } from './listener.ts';
import { findLiveSessions } from './live-sessions.ts';
import { createRecentChanges, type RecentChanges } from './recent-changes.ts';
import { accountRoom, type RealtimeServer, sessionRoom } from './server.ts';

/** Maximum size of a page's message; a token and three short texts are far below it. */
const MESSAGE_BYTES = 4_096;
/** Milliseconds. */
const HANDSHAKE_TIMEOUT = 10_000;
/** Milliseconds between checks for sessions that ended without an event: expired sessions, and rows edited by hand. */
const CHECK_SESSIONS_INTERVAL_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Disconnects sockets whose session has ended; runs automatically twice a minute. */
    checkSockets(): Promise<void>;
  }
}

/** Sends an event, which this or another process published through the database, to the sockets of this process. */
function deliver(io: RealtimeServer, recentChanges: RecentChanges, payload: string): void {
  const sendChange = (room: string, change: Change) => {
    recentChanges.add(room);
    io.to(room).emit(CHANGE_EVENT, change);
  };
  const event = parseEvent(payload);
  if (event?.tell === 'change') sendChange(memberRoom(event.userId), event.change);
  if (event?.tell === 'link-change') sendChange(sessionRoom(event.tokenHash), event.change);
  if (event?.tell === 'session-ended') io.in(sessionRoom(event.tokenHash)).disconnectSockets(true);
  if (event?.tell === 'sessions-ended') io.in(accountRoom(event.userId)).disconnectSockets(true);
}

function createSocketServer(app: FastifyInstance, guard: ConnectionGuard): RealtimeServer {
  const { config } = app.deps;
  const io: RealtimeServer = new Server(app.server, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    allowRequest: guard.allowRequest,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_TIMEOUT,
    ...(config.PARTNER_ORIGINS.length > 0 ? { cors: { origin: config.PARTNER_ORIGINS } } : {}),
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
  });
  io.engine.on('connection', (connection) => {
    const removeFromCount = guard.count(connection.request);
    connection.on('close', removeFromCount);
  });
  return io;
}

/**
 * Starts the socket server on the server's port [1 §7.1]. Every process receives the changes of all processes from the
 * database, and sends them to its sockets (docs/decisions/0005-realtime-by-notify.md).
 */
export const realtimePlugin = fp(
  async (app: FastifyInstance, { driver }: { driver: DriverConnection }) => {
    const { deps } = app;
    const guard = createConnectionGuard(deps.config);
    const io = createSocketServer(app, guard);
    const recentChanges = createRecentChanges();
    let listener: Listener | undefined;
    let timer: NodeJS.Timeout | undefined;

    io.use(identify(deps));
    io.on('connection', (socket) => handleJoin(deps, socket, recentChanges));

    async function checkSockets() {
      const members = [...io.sockets.sockets.values()].flatMap(({ data }) => data.member ?? []);
      const hashes = [...new Set(members.map(({ tokenHash }) => tokenHash))];
      const sessions = await findLiveSessions(deps, hashes);
      const liveHashes = new Set(
        sessions.filter(({ role }) => role === 'member').map((row) => row.tokenHash),
      );
      for (const hash of hashes) if (!liveHashes.has(hash)) io.in(sessionRoom(hash)).disconnectSockets(true);
    }
    app.decorate('checkSockets', checkSockets);

    app.addHook('onReady', async () => {
      listener = await listen(driver, {
        channel: REALTIME_CHANNEL,
        onMessage: (payload) => deliver(io, recentChanges, payload),
        onReconnect: () => io.emit(MISSED_EVENTS_EVENT),
        log: deps.log,
      });
      timer = setInterval(() => {
        checkSockets().catch((err: unknown) => deps.log.error({ err }, 'sockets were not checked'));
      }, CHECK_SESSIONS_INTERVAL_MS);
      timer.unref();
    });
    // Closes the sockets first: the server stops only after all connections are closed. Pages reconnect to the
    // next process.
    app.addHook('preClose', async () => {
      clearInterval(timer);
      guard.close();
      io.engine.close();
      await listener?.stop();
    });
  },
  { name: 'realtime', dependencies: ['deps'] },
);
