import type { ClaimAccount, ClaimDetail } from '@naungan/domain/claim/record';

/** Returns the claim's bank account, or `null` while it has none. */
export function claimAccountOf({ payment }: ClaimDetail): ClaimAccount | null {
  const { bankName, accountNumber, accountHolder } = payment;
  return accountNumber === '' ? null : { bankName, accountNumber, accountHolder };
}
