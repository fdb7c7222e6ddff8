import { GUEST_NAME, guestRoom, JOIN_ROOM, linkRoom, memberRoom } from '@naungan/api/realtime';
import { type JoinResponse, type JoinRoom, joinRoom } from '@naungan/api/realtime-messages';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../session.ts';
import { accountExists } from './live-sessions.ts';
import type { RecentChanges } from './recent-changes.ts';
import { type RealtimeSocket, type SendJoinResponse, sessionRoom } from './server.ts';

/** Maximum messages of one connection within WINDOW_SECONDS. A page sends one message each time that it connects. */
const MAX_MESSAGES = 20;
const WINDOW_SECONDS = 10;

/** Returns the room of a mailed link, whose secret is sent as the guest's id; null if the secret is unknown. */
async function roomOfLink(deps: Deps, secret: string): Promise<string | null> {
  const tokenHash = hashToken(secret);
  return (await deps.registry.isValidLink(deps, tokenHash)) ? sessionRoom(tokenHash) : null;
}

/** Returns the requested room, or null if this connection may not join it. */
async function allowedRoom(
  deps: Deps,
  socket: RealtimeSocket,
  roomRequest: JoinRoom,
): Promise<string | null> {
  const { member } = socket.data;
  const { userId, fullName, roomname } = roomRequest;
  if (member) return userId === member.userId && roomname === memberRoom(userId) ? roomname : null;
  if (fullName !== GUEST_NAME) return null;
  if (roomname === linkRoom(userId)) return roomOfLink(deps, userId);
  if (roomname !== guestRoom(userId) || !isUuid(userId)) return null;
  return (await accountExists(deps, userId)) ? null : roomname;
}

async function join(
  deps: Deps,
  socket: RealtimeSocket,
  payload: unknown,
  recentChanges: RecentChanges,
): Promise<JoinResponse> {
  const parsed = joinRoom.safeParse(payload);
  if (!parsed.success) return { message: 'INVALID' };
  const room = await allowedRoom(deps, socket, parsed.data);
  if (room === null) return { message: 'FORBIDDEN' };
  await socket.join(room);
  return { message: 'ok', changeAge: recentChanges.ageOf(room) };
}

/** Handles `joinRoom` of a connection [1 §7.1]; disconnects a connection that sends too many messages. */
export function handleJoin(deps: Deps, socket: RealtimeSocket, recentChanges: RecentChanges): void {
  const messages = new RateLimiterMemory({ points: MAX_MESSAGES, duration: WINDOW_SECONDS });
  socket.use((_packet, next) => {
    messages.consume(socket.id).then(
      () => next(),
      () => socket.disconnect(true),
    );
  });
  socket.on(JOIN_ROOM, (payload, acknowledge) => {
    join(deps, socket, payload, recentChanges).then(
      (response) => {
        if (typeof acknowledge === 'function') (acknowledge as SendJoinResponse)(response);
      },
      (err: unknown) => {
        deps.log.error({ err }, 'a room could not be joined');
        socket.conn.close();
      },
    );
  });
}
