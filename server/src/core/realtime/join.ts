import { GUEST_NAME, guestRoom, JOIN_ROOM, memberRoom } from '@naungan/api/realtime';
import { type Joined, type JoinRoom, joinRoom } from '@naungan/api/realtime-messages';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { accountExists } from './live-sessions.ts';
import type { JoinReply, RealtimeSocket } from './server.ts';

/** Messages per connection. A page sends one each time that it connects. */
const MAX_MESSAGES = 20;
const WINDOW_SECONDS = 10;

/** Returns the room that this connection may join, or null. */
async function allowedRoom(deps: Deps, socket: RealtimeSocket, requested: JoinRoom): Promise<string | null> {
  const { member } = socket.data;
  if (member) return requested.userId === member.userId ? memberRoom(member.userId) : null;
  if (requested.fullName !== GUEST_NAME || !isUuid(requested.userId)) return null;
  return (await accountExists(deps, requested.userId)) ? null : guestRoom(requested.userId);
}

async function join(deps: Deps, socket: RealtimeSocket, payload: unknown): Promise<Joined> {
  const parsed = joinRoom.safeParse(payload);
  if (!parsed.success) return { message: 'INVALID' };
  const room = await allowedRoom(deps, socket, parsed.data);
  if (room === null || room !== parsed.data.roomname) return { message: 'FORBIDDEN' };
  await socket.join(room);
  return { message: 'ok' };
}

/** Handles `joinRoom` of a connection [1 §7.1]; disconnects one that sends too many messages. */
export function handleJoin(deps: Deps, socket: RealtimeSocket): void {
  const messages = new RateLimiterMemory({ points: MAX_MESSAGES, duration: WINDOW_SECONDS });
  socket.use((_packet, next) => {
    messages.consume(socket.id).then(
      () => next(),
      () => socket.disconnect(true),
    );
  });
  socket.on(JOIN_ROOM, (payload, acknowledge) => {
    join(deps, socket, payload).then(
      (joined) => typeof acknowledge === 'function' && (acknowledge as JoinReply)(joined),
      (err: unknown) => {
        deps.log.error({ err }, 'a room could not be joined');
        socket.conn.close();
      },
    );
  });
}
