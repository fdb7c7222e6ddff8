import type { ClaimAccount } from '@naungan/domain/claim/record';
import type { Db, Tx } from '../../db/client.ts';
import { findUser } from '../accounts/service.ts';
import { type ClaimRecord, isCompleteAccount } from './record.ts';
import { findLastAccount } from './repository.ts';

export const isSameAccount = (a: ClaimAccount, b: ClaimAccount): boolean =>
  a.bankName === b.bankName && a.accountNumber === b.accountNumber && a.accountHolder === b.accountHolder;

/** Returns 'BCA, berakhir dengan 7890', for mails and the journal, which must not contain the whole number. */
export const shortAccount = ({ bankName, accountNumber }: ClaimAccount): string =>
  `${bankName}, berakhir dengan ${accountNumber.slice(-4)}`;

/** Returns the bank account of the member's last claim, otherwise of the profile; `null` without a complete one [Q43]. */
export async function findMemberAccount(db: Db | Tx, userId: string): Promise<ClaimAccount | null> {
  const lastClaimAccount = await findLastAccount(db, userId);
  if (lastClaimAccount) return lastClaimAccount;
  const { account } = (await findUser(db, userId)) ?? {};
  const profileAccount = {
    bankName: account?.bank ?? '',
    accountNumber: account?.account_number ?? '',
    accountHolder: account?.account_owner ?? '',
  };
  return isCompleteAccount(profileAccount) ? profileAccount : null;
}

/** Returns the initial values of a claim's bank account form; `null` if the claim already has a bank account. */
export async function suggestAccount(
  db: Db | Tx,
  { account, heir, userId }: ClaimRecord,
): Promise<ClaimAccount | null> {
  if (isCompleteAccount(account)) return null;
  if (heir) return { bankName: '', accountNumber: '', accountHolder: heir.fullName };
  return (await findMemberAccount(db, userId)) ?? account;
}
