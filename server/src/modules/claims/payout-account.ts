import type { ClaimAccount } from '@naungan/domain/claim/record';
import type { Db, Tx } from '../../db/client.ts';
import { findUser } from '../accounts/service.ts';
import { type ClaimRecord, isKnownAccount } from './record.ts';
import { lastAccount } from './repository.ts';

export const isSameAccount = (one: ClaimAccount, other: ClaimAccount): boolean =>
  one.bankName === other.bankName &&
  one.accountNumber === other.accountNumber &&
  one.accountHolder === other.accountHolder;

/** 'BCA, berakhir dengan 7890': enough to recognise an account in a mail or in the journal. */
export const shortAccount = ({ bankName, accountNumber }: ClaimAccount): string =>
  `${bankName}, berakhir dengan ${accountNumber.slice(-4)}`;

/** Returns the bank account of the member's last claim, else of their profile; `null` without a complete one [Q43]. */
export async function memberAccount(db: Db | Tx, userId: string): Promise<ClaimAccount | null> {
  const last = await lastAccount(db, userId);
  if (last) return last;
  const { account } = (await findUser(db, userId)) ?? {};
  const profileAccount = {
    bankName: account?.bank ?? '',
    accountNumber: account?.account_number ?? '',
    accountHolder: account?.account_owner ?? '',
  };
  return isKnownAccount(profileAccount) ? profileAccount : null;
}

/** Returns the initial values of a claim's account form; `null` for a claim that has an account. */
export async function suggestedAccount(
  db: Db | Tx,
  { account, heir, userId }: ClaimRecord,
): Promise<ClaimAccount | null> {
  if (isKnownAccount(account)) return null;
  if (heir) return { bankName: '', accountNumber: '', accountHolder: heir.fullName };
  return (await memberAccount(db, userId)) ?? account;
}
