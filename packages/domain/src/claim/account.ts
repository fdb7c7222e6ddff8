import { checkAccountNumber, normalizeAccountNumber } from '../bank-account/account-number.ts';
import { normalizeText } from '../text/normalize.ts';
import { CLAIM_MESSAGES } from './messages.ts';

/** The fields of a claim's bank account, in their order on the screen. */
export const ACCOUNT_FIELDS = ['accountNumber', 'accountHolder', 'bankName'] as const;

type Account = Record<(typeof ACCOUNT_FIELDS)[number], string>;
export type AccountProblem = { field: keyof Account; message: string };

/** Returns the fields that are empty, and an account number of a wrong length. */
export function accountProblems(account: Account): AccountProblem[] {
  return ACCOUNT_FIELDS.flatMap((field): AccountProblem[] => {
    if (normalizeText(account[field]) === '') return [{ field, message: CLAIM_MESSAGES[field] }];
    if (field !== 'accountNumber') return [];
    const message = checkAccountNumber(normalizeAccountNumber(account.accountNumber));
    return message === null ? [] : [{ field, message }];
  });
}
