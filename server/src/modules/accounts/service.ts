import { isDeepStrictEqual } from 'node:util';
import type { LoginForm, RegisterForm } from '@naungan/domain/account/form';
import { PROFILE_REGION_FIELDS, regionProblem } from '@naungan/domain/address';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import type { ProfileForm } from '@naungan/domain/profile/form';
import { throwProblem } from '../../api-problem.ts';
import { regionNamesBelow } from '../../core/region-tree.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps, Session } from '../../deps.ts';
import { recordConsents } from '../consents/service.ts';
import { maySignIn } from './access.ts';
import { type AccountChange, mailAccountChanged } from './change-mails.ts';
import { openDeviceSession, type SignInCall } from './known-devices.ts';
import { toMember } from './member.ts';
import { hashPassword, requireUnguessable } from './password.ts';
import { requireRecentProof } from './recent-proof.ts';
import * as repository from './repository.ts';
import { requireRightPassword } from './sign-in.ts';
import { sendVerification } from './verification.ts';

export { hasPassword, isPasswordOf, lockMember } from './erase.ts';
export { composeMemberMail, type MemberMail, mailMember } from './mail-member.ts';

/** The specification's `response` when an account already exists. */
export type Duplicate = 'email#duplicate' | 'phone_number#duplicate';

/** Returns the account of a member or of the desk in the form that pages use; null for an unknown id. */
export async function findUser(db: Db | Tx, id: string): Promise<Member | null> {
  const row = isUuid(id) ? await repository.userById(db, id) : null;
  return row && toMember(row);
}

/** Returns the names of members by id. */
export async function fullNames(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = ids.length > 0 ? await repository.namesById(db, [...new Set(ids)]) : [];
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** Returns whether the member's e-mail address was verified. */
export async function isVerified(db: Db | Tx, id: string): Promise<boolean> {
  return (await repository.userById(db, id))?.emailVerifiedAt != null;
}

/** A member's name and the ways to contact the member, for the desk. */
export type MemberContact = {
  id: string;
  fullName: string;
  email: string;
  /** '' if the member has entered none. */
  phoneNumber: string;
  /** Whether the e-mail address was verified. */
  isVerified: boolean;
};

/** Returns how to contact a member; null for an unknown id, and for an account of the staff. */
export async function findMemberContact(db: Db | Tx, id: string): Promise<MemberContact | null> {
  const row = isUuid(id) ? await repository.userById(db, id) : null;
  if (row?.role !== 'member') return null;
  const { fullName, email, phoneNumber, emailVerifiedAt } = row;
  return { id, fullName, email, phoneNumber: phoneNumber ?? '', isVerified: emailVerifiedAt !== null };
}

/** Creates the member and queues the verification mail in one transaction. @throws ApiProblem INVALID for a breached password */
export async function registerMember(
  deps: Deps,
  form: RegisterForm & { marketing: boolean; next?: string | undefined },
): Promise<{ id: string; email: string } | Duplicate> {
  requireUnguessable(deps, 'password', form.password);
  const passwordHash = await hashPassword(form.password);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const user = {
      fullName: form.full_name,
      email: form.email,
      phoneNumber: form.phone_number,
      passwordHash,
      createdAt: now,
    };
    const row = await repository.insertUser(tx, user);
    if (!row)
      return (await repository.userByEmail(tx, form.email)) ? 'email#duplicate' : 'phone_number#duplicate';
    await recordConsents(tx, row.id, form, now);
    await sendVerification(deps, tx, row, form.next);
    return { id: row.id, email: row.email };
  });
}

export type SignIn = { user: Member; access_token: string };

/**
 * Opens a session of a member. A wrong password takes equally long whether the account exists or not.
 * @throws ApiProblem UNAUTHORIZED, TOO_MANY; FORBIDDEN for the right password of an account without access
 */
export async function signIn(call: SignInCall, form: LoginForm): Promise<SignIn> {
  const row = await requireRightPassword(call, form);
  if (!maySignIn(row)) return throwProblem('FORBIDDEN', MESSAGES.account.noAccess);
  return { user: toMember(row), access_token: await openDeviceSession(call, row.id) };
}

/** Checks that each region lies in the next larger region of the address. @throws ApiProblem INVALID */
function requireKnownRegion({ sub_district, urban_village, ...addreses }: ProfileForm['addreses']): void {
  const address = { ...addreses, subDistrict: sub_district, urbanVillage: urban_village };
  const problem = regionProblem(address, regionNamesBelow);
  if (!problem) return;
  const { field, message } = problem;
  throwProblem('INVALID', message, [{ path: `addreses.${PROFILE_REGION_FIELDS[field]}`, message }]);
}

/** Returns the changes of a saved profile that need a proof of identity. A first value needs none. */
const protectedChanges = (
  row: repository.UserRow,
  { phone_number, account }: ProfileForm,
): AccountChange[] => [
  ...(row.phoneNumber !== null && row.phoneNumber !== phone_number ? (['phone'] as const) : []),
  ...(row.account !== null && !isDeepStrictEqual(row.account, account) ? (['bank-account'] as const) : []),
];

/**
 * Saves the form's fields; never changes e-mail, role and status. Returns null when the account does not exist.
 * @throws ApiProblem INVALID; REAUTHENTICATE for another phone number or bank account without a recent proof of identity
 */
export async function saveProfile(
  deps: Deps,
  session: Session,
  form: ProfileForm,
): Promise<Member | Duplicate | null> {
  requireKnownRegion(form.addreses);
  const { userId: id } = session;
  return deps.db.transaction(async (tx) => {
    const formerRow = await repository.lockUser(tx, id);
    if (!formerRow) return null;
    const changes = protectedChanges(formerRow, form);
    if (changes.length > 0) requireRecentProof(deps, session);
    const owner = await repository.userByPhone(tx, form.phone_number);
    if (owner && owner.id !== id) return 'phone_number#duplicate';
    const { full_name: fullName, phone_number: phoneNumber, addreses, account, profile } = form;
    const columns = { fullName, phoneNumber, addreses, account, profile };
    const row = await repository.updateProfile(tx, id, columns, deps.clock());
    for (const change of changes) await mailAccountChanged(deps, tx, formerRow, change);
    return row && toMember(row);
  });
}
