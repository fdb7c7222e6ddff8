import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { scaledLimit } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { isActive } from './access.ts';
import { SIGN_IN_LIMITS, takeAttempt } from './attempts.ts';
import { attemptKey, countDailyAttempt, forgetAttempts, uncountAttempt } from './attempts-repository.ts';
import { queueDeviceLink, startDeviceRequest } from './device-link.ts';
import { isKnownDevice } from './devices-repository.ts';
import { deviceIdOf, type SignInCall } from './known-devices.ts';
import { acceptSignIn, limitPasswordSignIn } from './limits.ts';
import { mailFailedSignIns } from './mails.ts';
import { passwordMatches } from './password.ts';
import { type UserRow, userByEmail } from './repository.ts';

/** The same text for a right and a wrong password, so that guessing gives no information. */
const CONFIRM_DEVICE_MESSAGE =
  'Demi keamanan, perangkat baru perlu dikonfirmasi. Bila kata sandi Anda benar, tautan konfirmasi sudah kami kirim ke email Anda';

type Attempt = {
  /** Key of the attempts from this address or on this known device. */
  sourceKey: string;
  accountKey: string;
  /** Number of attempts on the account from new devices today; 0 on a known device. */
  attemptsToday: number;
};

const accountKeyOf = (email: string) => attemptKey('account', email);
const addressKeyOf = ({ ip }: FastifyRequest, email: string) => attemptKey('address', ip, email);

/**
 * Counts the attempt before the password is checked, so that simultaneous attempts cannot exceed a limit.
 * @throws ApiProblem TOO_MANY while the wait of this address or device lasts
 */
async function countSignIn(
  deps: Deps,
  request: FastifyRequest,
  email: string,
  knownDeviceId: string | null,
): Promise<Attempt> {
  // Many people may share an address, so a stranger's failures must not stop a known device.
  if (!knownDeviceId) await limitPasswordSignIn(deps, request);
  const sourceKey = knownDeviceId ? attemptKey('device', knownDeviceId, email) : addressKeyOf(request, email);
  await takeAttempt(deps, sourceKey);
  const accountKey = accountKeyOf(email);
  const attemptsToday = knownDeviceId ? 0 : await countDailyAttempt(deps.db, accountKey, deps.clock());
  return { sourceKey, accountKey, attemptsToday };
}

/**
 * Returns the account if the password is right and the device needs no confirmation. `isAccepted` returns whether the
 * account may sign in here; otherwise the response is the one to a wrong password.
 * @throws ApiProblem UNAUTHORIZED, TOO_MANY
 */
export async function requireRightPassword(
  { deps, request, reply }: SignInCall,
  { email, password }: { email: string; password: string },
  isAccepted: (row: UserRow) => boolean = () => true,
): Promise<UserRow> {
  const row = await userByEmail(deps.db, email);
  noteAudit(request, { subjectType: 'user', ...(row ? { subjectId: row.id } : {}) });
  const deviceId = deviceIdOf(deps, request);
  const isKnown = row !== null && deviceId !== null && (await isKnownDevice(deps.db, deviceId, row.id));
  const { sourceKey, accountKey, attemptsToday } = await countSignIn(
    deps,
    request,
    email,
    isKnown ? deviceId : null,
  );
  const isRight = (await passwordMatches(row?.passwordHash, password)) && row !== null && isAccepted(row);
  const needsConfirmation = attemptsToday > scaledLimit(deps, SIGN_IN_LIMITS.attemptsFromNewDevices);
  if (!isRight || needsConfirmation) {
    if (needsConfirmation) {
      const requestHash = startDeviceRequest({ deps, reply });
      await queueDeviceLink(deps, { userId: row?.id ?? null, isPasswordRight: isRight, requestHash });
    }
    if (!needsConfirmation && row && isActive(row) && attemptsToday === SIGN_IN_LIMITS.reportedAttempt)
      await deps.db.transaction((tx) => mailFailedSignIns(deps, tx, row));
    return throwProblem(
      'UNAUTHORIZED',
      needsConfirmation ? CONFIRM_DEVICE_MESSAGE : MESSAGES.account.loginFailed,
    );
  }
  noteAudit(request, { actorId: row.id, actorRole: row.role });
  await forgetAttempts(deps.db, [sourceKey]);
  if (!isKnown) await uncountAttempt(deps.db, accountKey);
  await acceptSignIn(deps, request, { isCountedPerAddress: !isKnown });
  return row;
}

/** Forgets the failed sign-ins on an account after its owner has set a new password. */
export const clearFailedSignIns = (deps: Deps, request: FastifyRequest, email: string): Promise<void> =>
  forgetAttempts(deps.db, [accountKeyOf(email), addressKeyOf(request, email)]);
