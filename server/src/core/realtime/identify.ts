import type { ApiProblemCode } from '@naungan/api/contract';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../session.ts';
import { findLiveSessions } from './live-sessions.ts';
import { accountRoom, type RealtimeSocket, type SocketData, sessionRoom } from './server.ts';

const MAX_TOKEN_LENGTH = 200;

/**
 * Returns the member of the handshake's token, null for a visitor without a token, or the code of the rejection.
 */
async function authenticate(
  deps: Deps,
  auth: Record<string, unknown>,
): Promise<SocketData['member'] | ApiProblemCode> {
  const { access_token: token } = auth;
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return 'UNAUTHORIZED';
  const [session] = await findLiveSessions(deps, [hashToken(token)]);
  if (!session) return 'UNAUTHORIZED';
  return session.role === 'member' ? session : 'FORBIDDEN';
}

/**
 * Authenticates a handshake by the token in its body ([Q4]; a token in the URL is not read). An invalid token is
 * rejected: otherwise its member would be treated as a visitor.
 */
export const identify = (deps: Deps) => async (socket: RealtimeSocket, next: (error?: Error) => void) => {
  try {
    const member = await authenticate(deps, socket.handshake.auth);
    if (typeof member === 'string') return next(new Error(member));
    socket.data.member = member;
    if (member) await socket.join([sessionRoom(member.tokenHash), accountRoom(member.userId)]);
    next();
  } catch (err) {
    deps.log.error({ err }, 'a socket could not be identified');
    // Closes the connection instead of rejecting it, so that the page reconnects automatically, with growing delays.
    socket.conn.close();
  }
};
