import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps, Session } from '../../deps.ts';
import { takeAttempt } from './attempts.ts';
import { attemptKey, forgetAttempts } from './attempts-repository.ts';
import { isPasswordOf } from './erase.ts';
import { renewSession } from './sessions-repository.ts';

/** How long a proof of identity is recent enough for a change of the account. */
const RECENT_MS = 15 * 60_000;

const WRONG_PASSWORD_MESSAGE = 'Password salah';

/** @throws ApiProblem REAUTHENTICATE unless the member has proved the identity in this session within 15 minutes */
export function requireRecentProof({ clock }: Pick<Deps, 'clock'>, { authenticatedAt }: Session): void {
  if (clock().getTime() - authenticatedAt.getTime() > RECENT_MS) throwProblem('REAUTHENTICATE');
}

/**
 * Stores a proof of identity; returns the token that replaces the session's token, which ends at once.
 * @throws ApiProblem UNAUTHORIZED if the session has ended or another proof has replaced the token first
 */
export const acceptProof = async (
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  { tokenHash }: Session,
): Promise<string> => (await renewSession(db, tokenHash, clock())) ?? throwProblem('UNAUTHORIZED');

/**
 * Checks the password, which is the field `path` of the form. Wrong passwords slow down like failed sign-ins on a known device, so that a stolen
 * session allows no guessing.
 * @throws ApiProblem INVALID, TOO_MANY
 */
export async function requirePassword(
  deps: Deps,
  session: Session,
  password: string,
  path = 'password',
): Promise<void> {
  const key = attemptKey('proof', session.userId);
  await takeAttempt(deps, key);
  if (!(await isPasswordOf(deps.db, session.userId, password)))
    return throwProblem('INVALID', WRONG_PASSWORD_MESSAGE, [{ path, message: WRONG_PASSWORD_MESSAGE }]);
  await forgetAttempts(deps.db, [key]);
}
