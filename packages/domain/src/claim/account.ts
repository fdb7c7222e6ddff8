import { checkAccountNumber, normalizeAccountNumber } from '../bank-account/account-number.ts';
import { normalizeText } from '../text/normalize.ts';
import { CLAIM_MESSAGES } from './messages.ts';

/** The fields of a claim's bank account, in the order of the form. */
export const ACCOUNT_FIELDS = ['accountNumber', 'accountHolder', 'bankName'] as const;

type BankAccount = Record<(typeof ACCOUNT_FIELDS)[number], string>;
export type AccountProblem = { field: keyof BankAccount; message: string };

/** Returns a problem for each empty field, and for an account number of a wrong length. */
export function accountProblems(account: BankAccount): AccountProblem[] {
  return ACCOUNT_FIELDS.flatMap((field): AccountProblem[] => {
    if (normalizeText(account[field]) === '') return [{ field, message: CLAIM_MESSAGES[field] }];
    if (field !== 'accountNumber') return [];
    const message = checkAccountNumber(normalizeAccountNumber(account.accountNumber));
    return message === null ? [] : [{ field, message }];
  });
}
