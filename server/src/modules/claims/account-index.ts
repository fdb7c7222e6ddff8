import { normalizeAccountNumber } from '@naungan/domain/bank-account';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { blindIndex, blindIndexes } from '../../core/data-keys.ts';

type NumberAtBank = Pick<ClaimAccount, 'bankName' | 'accountNumber'>;

/** Returns the text that is equal for two spellings of an account; null without a bank or a number. */
function accountText({ bankName, accountNumber }: NumberAtBank): string | null {
  const bank = bankName.trim().replace(/\s+/g, ' ').toUpperCase();
  const number = normalizeAccountNumber(accountNumber);
  return bank === '' || number === '' ? null : `payoutAccount:${bank}:${number}`;
}

/** Returns the blind index under which claims with this bank account are found; '' for an incomplete account. */
export function accountIndexOf(account: NumberAtBank): string {
  const text = accountText(account);
  return text === null ? '' : blindIndex(text);
}

/** Returns the blind indexes that a claim with this bank account may have: one for each data key; none for an incomplete account. */
export function accountIndexes(account: NumberAtBank): string[] {
  const text = accountText(account);
  return text === null ? [] : blindIndexes(text);
}
