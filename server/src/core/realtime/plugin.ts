import { CHANGED, MISSED, memberRoom, REALTIME_PATH } from '@naungan/api/realtime';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Server } from 'socket.io';
import type { BossDatabase } from '../../db/client.ts';
import { REALTIME_CHANNEL, readWord } from './announce.ts';
import { createDoor, type Door } from './door.ts';
import { identify } from './identify.ts';
import { hearJoin } from './join.ts';
import { type Listener, listen } from './listener.ts';
import { liveSessions } from './live-sessions.ts';
import { accountRoom, type RealtimeServer, sessionRoom } from './server.ts';

/** The largest message of a page; a token and three short texts fit many times. */
const MESSAGE_BYTES = 4_096;
const HANDSHAKE_MS = 10_000;
/** Ends that nobody announces (the hour is over, a person changed the database) are found within this time. */
const CHECK_SESSIONS_EVERY = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Disconnects sockets whose session holds no more; also runs by itself twice a minute. */
    checkSockets(): Promise<void>;
  }
}

/** Says to this process's sockets what the database told this process. */
function pass(io: RealtimeServer, payload: string): void {
  const word = readWord(payload);
  if (word?.tell === 'change') io.to(memberRoom(word.userId)).emit(CHANGED, word.change);
  if (word?.tell === 'session-ended') io.in(sessionRoom(word.tokenHash)).disconnectSockets(true);
  if (word?.tell === 'sessions-ended') io.in(accountRoom(word.userId)).disconnectSockets(true);
}

function createIo(app: FastifyInstance, door: Door): RealtimeServer {
  const { config } = app.deps;
  const io: RealtimeServer = new Server(app.server, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    allowRequest: door.allowRequest,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_MS,
    ...(config.PARTNER_ORIGINS.length > 0 && { cors: { origin: config.PARTNER_ORIGINS } }),
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
  });
  io.engine.on('connection', (connection) => connection.on('close', door.count(connection.request)));
  return io;
}

/**
 * The socket, on the server's own port [1 §7.1]. Every process listens to the database and speaks to its own
 * sockets only: what one process commits is heard by the pages of all (docs/decisions).
 */
export const realtimePlugin = fp(
  async (app: FastifyInstance, { database }: { database: BossDatabase }) => {
    const { deps } = app;
    const door = createDoor(deps.config);
    const io = createIo(app, door);
    let listener: Listener | undefined;
    let timer: NodeJS.Timeout | undefined;

    io.use(identify(deps));
    io.on('connection', (socket) => hearJoin(deps, socket));

    async function checkSockets() {
      const members = [...io.sockets.sockets.values()].flatMap(({ data }) => data.member ?? []);
      const hashes = [...new Set(members.map(({ tokenHash }) => tokenHash))];
      const live = await liveSessions(deps, hashes);
      const holding = new Set(live.filter(({ role }) => role === 'member').map((row) => row.tokenHash));
      for (const hash of hashes) if (!holding.has(hash)) io.in(sessionRoom(hash)).disconnectSockets(true);
    }
    app.decorate('checkSockets', checkSockets);

    app.addHook('onReady', async () => {
      listener = await listen(database, {
        channel: REALTIME_CHANNEL,
        hear: (payload) => pass(io, payload),
        onGap: () => io.emit(MISSED),
        log: deps.log,
      });
      timer = setInterval(() => {
        checkSockets().catch((err: unknown) => deps.log.error({ err }, 'sockets were not checked'));
      }, CHECK_SESSIONS_EVERY);
      timer.unref();
    });
    // Before the server stops listening: it waits for open connections. Pages come back to who starts next.
    app.addHook('preClose', async () => {
      clearInterval(timer);
      door.close();
      io.engine.close();
      await listener?.stop();
    });
  },
  { name: 'realtime', dependencies: ['deps'] },
);
