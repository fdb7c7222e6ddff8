import { API_BASE } from './api-base.ts';
import type { Change, JoinResponse, JoinRoom } from './realtime-messages.ts';

export type { Change } from './realtime-messages.ts';

/** Path of the socket, on the origin of the API. */
export const REALTIME_PATH = `${API_BASE}/socket`;
/** Event that a page sends to join a room. */
export const JOIN_ROOM = 'joinRoom';
/** Event of the server with a {@link Change}. */
export const CHANGE_EVENT = 'changed';
/** Event of the server: the server may have missed changes, so pages have to load their data again. */
export const MISSED_EVENTS_EVENT = 'missed';
/** The name of a visitor in messages [1 §2.1]. */
export const GUEST_NAME = 'Guest';

export const memberRoom = (userId: string): string => `member:${userId}`;
export const guestRoom = (id: string): string => `guest:${id}`;
/** Returns the room of a mailed link: an heir without an account reads a claim with it. */
export const linkRoom = (secret: string): string => `link:${secret}`;

/** The person who joins a room. `token` is null for a guest. */
export type Identity = JoinRoom & { token: string | null };

export const memberIdentity = (token: string, member: { id: string; fullName: string }): Identity => ({
  token,
  userId: member.id,
  fullName: member.fullName,
  roomname: memberRoom(member.id),
});

/** Returns the identity of a guest. `id` is a random UUID, so that it cannot be guessed. */
export const guestIdentity = (id: string): Identity => ({
  token: null,
  userId: id,
  fullName: GUEST_NAME,
  roomname: guestRoom(id),
});

/** Returns the identity of a visitor with a mailed link. Its secret is sent in a message, never in the URL. */
export const linkIdentity = (secret: string): Identity => ({
  token: null,
  userId: secret,
  fullName: GUEST_NAME,
  roomname: linkRoom(secret),
});

/** The part of a socket.io-client socket that this module uses. */
export type RealtimeSocket = {
  on(event: string, listener: (...values: never[]) => void): unknown;
  timeout(milliseconds: number): { emitWithAck(event: string, payload: JoinRoom): Promise<JoinResponse> };
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
  /** `io` of socket.io-client. It is an option, so that the library can load on demand. */
  connect: (origin: string, options: ConnectOptions) => RealtimeSocket;
  origin: string;
  identity: Identity;
  /**
   * Called when the page may have missed changes: after each join of the room, and when the server reports that it has
   * missed changes. `changeAge` is given only after a join with a change in the last minute: the milliseconds since the
   * last change in the room.
   */
  onJoin: (changeAge?: number) => void;
  /** Called after leaving the room: the network failed, the server restarts, or the session ended. */
  onLeave: () => void;
  onChange: (change: Change) => void;
};

const JOIN_TIMEOUT_MS = 10_000;

/**
 * Opens a connection that joins one room and calls `onChange` for each change. After an interruption the socket connects
 * again, with growing and random delays. The connection closes when the server rejects the join: the session ended, or
 * the room belongs to another member. The token is in the body of the handshake, never in the URL [Q4].
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
  let isJoined = false;

  function leave() {
    if (isJoined) options.onLeave();
    isJoined = false;
  }

  function close() {
    socket.disconnect();
    leave();
  }

  async function join() {
    const response = await socket.timeout(JOIN_TIMEOUT_MS).emitWithAck(JOIN_ROOM, room);
    if (response.message !== 'ok') return close();
    isJoined = true;
    options.onJoin(response.changeAge);
  }

  // A join without a response is ignored, because the connection is then broken: socket.io detects that and connects again.
  socket.on('connect', () => void join().catch(() => undefined));
  socket.on('disconnect', leave);
  socket.on(CHANGE_EVENT, (change: Change) => options.onChange(change));
  socket.on(MISSED_EVENTS_EVENT, () => options.onJoin());
  return { close };
}
