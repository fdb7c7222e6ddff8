import type { Member } from '@naungan/domain/member/record';
import { isCompleteProfile } from '@naungan/domain/profile/form';
import type { UserRow } from './repository.ts';

type Group<K extends 'addreses' | 'account' | 'profile'> = NonNullable<Member[K]>;

// The spelling of the fields, such as `identiyType`, is part of the API.
const ADDRESS_FIELDS = [
  'province',
  'district',
  'sub_district',
  'urban_village',
  'neighbourhood',
  'hamlet',
  'postalCode',
  'address',
] as const;
const ACCOUNT_FIELDS = ['bank', 'account_number', 'account_owner'] as const;
const PROFILE_FIELDS = [
  'profession',
  'businessField',
  'income',
  'citizen',
  'identiyType',
  'identityNumber',
  'npwp_number',
  'gender',
] as const;

/** Returns an object with exactly these keys; empty fields are null. Returns null for a group that was never saved. */
function pickGroup<T>(keys: readonly string[], storedGroup: Record<string, string> | null): T | null {
  if (!storedGroup) return null;
  return Object.fromEntries(keys.map((key) => [key, storedGroup[key] || null])) as T;
}

/** Converts a stored account to the member of the API. */
export function toMember(row: UserRow): Member {
  const { fullName, email, addreses, account, profile } = row;
  const phoneNumber = row.phoneNumber ?? '';
  return {
    id: row.id,
    full_name: fullName,
    fullName,
    email,
    phone_number: phoneNumber,
    role: row.role,
    status: row.status,
    completeProfile: isCompleteProfile({
      full_name: fullName,
      email,
      phone_number: phoneNumber,
      addreses,
      account,
      profile,
    }),
    emailVerified: row.emailVerifiedAt !== null,
    addreses: pickGroup<Group<'addreses'>>(ADDRESS_FIELDS, addreses),
    account: pickGroup<Group<'account'>>(ACCOUNT_FIELDS, account),
    profile: pickGroup<Group<'profile'>>(PROFILE_FIELDS, profile),
  };
}
