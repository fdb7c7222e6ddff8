import type { AcceptedInvitation } from '@naungan/api/desk-people';
import { z } from 'zod';
import { throwProblem } from '../../../api-problem.ts';
import { deviceNamesOf } from '../../../core/device-names.ts';
import { secretsOf } from '../../../core/secrets.ts';
import { hashToken } from '../../../core/session.ts';
import { readLink, writeLink } from '../../../core/signed-link.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignInCall } from '../known-devices.ts';
import { consumeLink, issueLink, type LinkKind, linkOwner } from '../mail-link.ts';
import { newPasskeyOptions, verifyNewPasskey } from '../passkeys.ts';
import { deletePasskeysOf, insertPasskey } from '../passkeys-repository.ts';
import { hashPassword, requireUnguessable } from '../password.ts';
import { lockUser } from '../repository.ts';
import { mailInvitation } from './mails.ts';
import {
  findPerson,
  INVITATION_PURPOSE,
  invitationExpiry,
  listInsurers,
  type PersonRow,
  savePerson,
  saveRecoveryCodes,
  setStatus,
} from './people-repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts';

const INVITATION_HOURS = 72;
const INVITATION_LINK: LinkKind = {
  purpose: INVITATION_PURPOSE,
  lifetimeMinutes: INVITATION_HOURS * 60,
};
const LINK_INVALID_MESSAGE = 'Undangan ini tidak berlaku lagi, minta undangan baru kepada supervisor';
const WRONG_CODE_MESSAGE = 'Kode salah, periksa kembali kode di aplikasi autentikator Anda';
const EXPIRED_ENROLMENT_MESSAGE = 'Waktu pemasangan sudah habis, muat ulang halaman ini';
const DUPLICATE_PASSKEY_MESSAGE = 'Passkey ini sudah terdaftar';
/** The time in which a person scans the QR code and enters the first code. */
const ENROLMENT_MS = 30 * 60_000;

/** `s` the new TOTP secret, `u` the invited user, `e` time of expiry in milliseconds. */
const enrolmentKind = ({ config }: Deps) => ({
  purpose: 'desk-totp-enrolment',
  payloadSchema: z.object({ s: z.string(), u: z.string(), e: z.number() }),
  secrets: secretsOf(config),
});

/** Mails a new invitation; earlier links of the person stop working. */
export async function sendInvitation(deps: Deps, tx: Tx, person: PersonRow): Promise<void> {
  const token = await issueLink(tx, INVITATION_LINK, person.id, deps.clock());
  await mailInvitation(deps, tx, person, { token, roles: person.roles, hours: INVITATION_HOURS });
}

async function requireInvited(deps: Deps, token: string): Promise<PersonRow> {
  const owner = await linkOwner(deps.db, INVITATION_LINK, token, deps.clock());
  const person = owner?.isUsable ? await findPerson(deps.db, owner.userId) : null;
  return person?.status === 'invited' ? person : throwProblem('NOT_FOUND', LINK_INVALID_MESSAGE);
}

/** Returns the invitation of a link, with a new TOTP secret and options for a passkey. @throws ApiProblem NOT_FOUND */
export async function readInvitation(deps: Deps, token: string) {
  const person = await requireInvited(deps, token);
  const { id, email, fullName, roles, insurerId } = person;
  const insurer = (await listInsurers(deps.db)).find((company) => company.id === insurerId) ?? null;
  const expiresAt = (await invitationExpiry(deps.db, hashToken(token))) ?? deps.clock();
  const secret = await newTotpSecret();
  const enrolmentEnd = deps.clock().getTime() + ENROLMENT_MS;
  return {
    email,
    fullName,
    roles,
    insurer,
    expiresAt: expiresAt.toISOString(),
    totp: {
      secret,
      uri: await totpUri(secret, { issuer: deps.config.BRAND.name, label: email }),
      enrolment: writeLink(enrolmentKind(deps), { s: secret, u: id, e: enrolmentEnd }),
    },
    passkey: await newPasskeyOptions(deps, person),
  };
}

const throwForCode = (message: string): never =>
  throwProblem('INVALID', message, [{ path: 'totp.code', message }]);

/** Returns the columns of the enrolled authenticator app. @throws ApiProblem INVALID */
async function enrolTotp(deps: Deps, userId: string, totp: NonNullable<AcceptedInvitation['totp']>) {
  const payload = readLink(enrolmentKind(deps), totp.enrolment);
  const isValid = payload?.u === userId && payload.e > deps.clock().getTime();
  if (!isValid) return throwForCode(EXPIRED_ENROLMENT_MESSAGE);
  const totpStep = await totpStepOf(payload.s, totp.code, deps.clock());
  if (totpStep === null) return throwForCode(WRONG_CODE_MESSAGE);
  return { totpSecret: payload.s, totpStep };
}

/**
 * Sets the password and the second factor of an invited person, and uses the link up. Returns the account's id and its
 * recovery codes.
 * @throws ApiProblem NOT_FOUND, INVALID, UNAUTHORIZED, CONFLICT
 */
export async function acceptInvitation(
  { deps, request }: Pick<SignInCall, 'deps' | 'request'>,
  token: string,
  { password, totp, passkey }: AcceptedInvitation,
): Promise<{ userId: string; recoveryCodes: string[] }> {
  const { id: userId } = await requireInvited(deps, token);
  requireUnguessable(deps, 'password', password);
  const totpColumns = totp ? await enrolTotp(deps, userId, totp) : { totpSecret: null, totpStep: null };
  const newPasskey =
    passkey && (await verifyNewPasskey(deps, userId, passkey, deviceNamesOf(request.headers)));
  const passwordHash = await hashPassword(password);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const user = await lockUser(tx, userId);
    const isUsable = (await consumeLink(tx, INVITATION_LINK, token, now)) === userId;
    if (!isUsable || user?.status !== 'invited') return throwProblem('NOT_FOUND', LINK_INVALID_MESSAGE);
    await setStatus(tx, userId, { status: 'active', passwordHash, emailVerifiedAt: now, updatedAt: now });
    await savePerson(tx, userId, totpColumns);
    await deletePasskeysOf(tx, userId);
    if (newPasskey && !(await insertPasskey(tx, newPasskey)))
      return throwProblem('CONFLICT', DUPLICATE_PASSKEY_MESSAGE);
    await saveRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode), now);
  });
  return { userId, recoveryCodes };
}
