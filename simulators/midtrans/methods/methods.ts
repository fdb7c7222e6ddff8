import type { Transaction } from '../transaction.ts';
import { CREDIT_CARD } from './card.ts';
import { type SimulatedMethod, textAt } from './method.ts';
import { REDIRECTS } from './redirects.ts';
import { SHOPS } from './shops.ts';
import { VIRTUAL_ACCOUNTS } from './virtual-accounts.ts';
import { WALLETS } from './wallets.ts';

/** Every method that a charge can use. */
export const METHODS: readonly SimulatedMethod[] = [
  ...VIRTUAL_ACCOUNTS,
  ...WALLETS,
  ...SHOPS,
  ...REDIRECTS,
  CREDIT_CARD,
];

/**
 * Returns the method of a charge; a string names the field that no method of the type has, null an unknown
 * type.
 */
export function methodFor(
  paymentType: string,
  body: Record<string, unknown>,
): SimulatedMethod | string | null {
  const rows = METHODS.filter((row) => row.paymentType === paymentType);
  const [first] = rows;
  if (!first?.variant) return first ?? null;
  const { part, key } = first.variant;
  const bankName = textAt(body, part, key)?.toLowerCase();
  const chosen = rows.find(({ variant }) =>
    bankName === undefined ? variant?.isDefault : variant?.value === bankName,
  );
  return chosen ?? `${part}.${key} is ${bankName === undefined ? 'required' : 'not supported'}`;
}

export function methodOf({ method: code }: Pick<Transaction, 'method'>): SimulatedMethod {
  const method = METHODS.find((row) => row.code === code);
  if (!method) throw new Error(`The simulator has no method ${code}`);
  return method;
}
