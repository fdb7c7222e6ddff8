import type { Change, Joined, JoinRoom } from './realtime-messages.ts';
import { API_BASE } from './routes.ts';

export type { Change } from './realtime-messages.ts';

/** Path of the socket on the API's own origin. */
export const REALTIME_PATH = `${API_BASE}/socket`;
/** What the page sends. */
export const JOIN_ROOM = 'joinRoom';
/** What the server sends: a {@link Change}, or that changes may have gone unheard. */
export const CHANGED = 'changed';
export const MISSED = 'missed';
/** The name of a visitor in messages [1 §2.1]. */
export const GUEST_NAME = 'Guest';

export const memberRoom = (userId: string): string => `member:${userId}`;
export const guestRoom = (id: string): string => `guest:${id}`;

/** Who joins, and by which token; none for a guest. */
export type Identity = JoinRoom & { token: string | null };

export const memberIdentity = (token: string, member: { id: string; fullName: string }): Identity => ({
  token,
  userId: member.id,
  fullName: member.fullName,
  roomname: memberRoom(member.id),
});

/** `id`: a random uuid that nobody can guess. */
export const guestIdentity = (id: string): Identity => ({
  token: null,
  userId: id,
  fullName: GUEST_NAME,
  roomname: guestRoom(id),
});

/** What is used of a socket of socket.io-client. */
export type RealtimeSocket = {
  on(event: string, listener: (...values: never[]) => void): unknown;
  timeout(milliseconds: number): { emitWithAck(event: string, payload: JoinRoom): Promise<Joined> };
  disconnect(): unknown;
};

type Auth = { access_token?: string };
export type ConnectOptions = {
  path: string;
  transports: ('websocket' | 'polling')[];
  tryAllTransports: boolean;
  forceNew: boolean;
  reconnectionDelay: number;
  reconnectionDelayMax: number;
  auth: (send: (auth: Auth) => void) => void;
};

export type RealtimeOptions = {
  /** `io` of socket.io-client; passed in, so that it loads when it is needed. */
  connect: (origin: string, options: ConnectOptions) => RealtimeSocket;
  origin: string;
  identity: Identity;
  /** In the room, for the first time or again: what changed until now was not heard. */
  onJoin: () => void;
  /** Out of the room: the network is gone, the server restarts, or the session ended. */
  onLeave: () => void;
  onChange: (change: Change) => void;
};

const ANSWER_MS = 10_000;

/**
 * A connection that joins one room and tells of changes. It finds its way back after an interruption, slower
 * each time and never in step with others; a refusal (a session that ended, a room that is not ours) ends it.
 * The token travels in the handshake's body, never in the URL [Q4].
 */
export function createRealtime(options: RealtimeOptions): { close(): void } {
  const { token, ...room } = options.identity;
  const socket = options.connect(options.origin, {
    path: REALTIME_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
    auth: (send) => send(token ? { access_token: token } : {}),
  });
  let joined = false;

  function leave() {
    if (joined) options.onLeave();
    joined = false;
  }

  function close() {
    socket.disconnect();
    leave();
  }

  async function join() {
    const answer = await socket.timeout(ANSWER_MS).emitWithAck(JOIN_ROOM, room);
    if (answer.message !== 'ok') return close();
    joined = true;
    options.onJoin();
  }

  // Without an answer the connection is broken: it notices by itself and joins again.
  socket.on('connect', () => void join().catch(() => undefined));
  socket.on('disconnect', leave);
  socket.on(CHANGED, (change: Change) => options.onChange(change));
  socket.on(MISSED, () => options.onJoin());
  return { close };
}
