import type { FailureCode } from '@naungan/api/contract';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../session.ts';
import { liveSessions } from './live-sessions.ts';
import { accountRoom, type RealtimeSocket, type SocketData, sessionRoom } from './server.ts';

const LONGEST_TOKEN = 200;

/** Who the handshake says it is: a member, a visitor without a token, or neither. */
async function memberOf(
  deps: Deps,
  auth: Record<string, unknown>,
): Promise<SocketData['member'] | FailureCode> {
  const { access_token: token } = auth;
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return 'UNAUTHORIZED';
  const [session] = await liveSessions(deps, [hashToken(token)]);
  if (!session) return 'UNAUTHORIZED';
  return session.role === 'member' ? session : 'FORBIDDEN';
}

/**
 * The handshake: the token comes in its body ([Q4]; one in the URL is not read). A token that is no good
 * any more is refused instead of being taken for a visitor.
 */
export const identify = (deps: Deps) => async (socket: RealtimeSocket, next: (error?: Error) => void) => {
  try {
    const member = await memberOf(deps, socket.handshake.auth);
    if (typeof member === 'string') return next(new Error(member));
    socket.data.member = member;
    if (member) await socket.join([sessionRoom(member.tokenHash), accountRoom(member.userId)]);
    next();
  } catch (err) {
    deps.log.error({ err }, 'a socket could not be identified');
    // Not refused: the page comes back by itself, later each time.
    socket.conn.close();
  }
};
