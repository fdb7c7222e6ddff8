import { MESSAGES, tryAgainMessage } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { scaledLimit } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { isActiveDesk, maySignIn } from './access.ts';
import {
  attemptKey,
  countAttempt,
  countDailyAttempt,
  forgetAttempts,
  uncountAttempt,
} from './attempts-repository.ts';
import { mailDeviceLink } from './device-link.ts';
import { isKnownDevice } from './devices-repository.ts';
import { deviceIdOf, type SignInCall } from './known-devices.ts';
import { acceptSignIn, limitPasswordSignIn } from './limits.ts';
import { mailFailedSignIns } from './mails.ts';
import { passwordMatches } from './password.ts';
import { type UserRow, userByEmail } from './repository.ts';

/** The figures of docs/security.md. */
export const SIGN_IN_LIMITS = {
  /** Attempts on an account from one address, or on one known device, before the first wait. */
  freeAttempts: 5,
  /** Failed attempts on an account from new devices within a day, before new devices need a confirmation by mail. */
  attemptsFromNewDevices: 100,
  /** The number of the failed attempt within a day that is reported to the owner by mail. */
  reportedAttempt: 5,
} as const;

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
  const now = deps.clock();
  const freeAttempts = scaledLimit(deps, SIGN_IN_LIMITS.freeAttempts);
  const counted = await countAttempt(deps.db, sourceKey, { freeAttempts, now });
  if ('waitSeconds' in counted) {
    const { waitSeconds } = counted;
    throw new ApiProblem('TOO_MANY', tryAgainMessage(waitSeconds), undefined, {
      'retry-after': String(waitSeconds),
    });
  }
  const accountKey = accountKeyOf(email);
  const attemptsToday = knownDeviceId ? 0 : await countDailyAttempt(deps.db, accountKey, now);
  return { sourceKey, accountKey, attemptsToday };
}

const isActive = (row: UserRow) => maySignIn(row) || isActiveDesk(row);

/**
 * Returns the account if the password is right and the device needs no confirmation. `isAccepted` returns whether the
 * account may sign in here; otherwise the response is the one to a wrong password.
 * @throws ApiProblem UNAUTHORIZED, TOO_MANY
 */
export async function requireRightPassword(
  { deps, request }: Pick<SignInCall, 'deps' | 'request'>,
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
    if (isRight && isActive(row)) await mailDeviceLink(deps, row);
    else if (row && isActive(row) && attemptsToday === SIGN_IN_LIMITS.reportedAttempt)
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
