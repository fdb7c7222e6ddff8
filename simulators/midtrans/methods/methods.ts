import type { Transaction } from '../transaction.ts';
import { CREDIT_CARD } from './card.ts';
import { type SimulatedMethod, textAt } from './method.ts';
import { REDIRECTS } from './redirects.ts';
import { SHOPS } from './shops.ts';
import { VIRTUAL_ACCOUNTS } from './virtual-accounts.ts';
import { WALLETS } from './wallets.ts';

/** All payment methods. */
export const METHODS: readonly SimulatedMethod[] = [
  ...VIRTUAL_ACCOUNTS,
  ...WALLETS,
  ...SHOPS,
  ...REDIRECTS,
  CREDIT_CARD,
];

/**
 * Returns the method of a charge: null for an unknown type, a validation message when the type has several methods and
 * the charge selects none of them.
 */
export function methodFor(
  paymentType: string,
  body: Record<string, unknown>,
): SimulatedMethod | string | null {
  const methods = METHODS.filter((row) => row.paymentType === paymentType);
  const [firstMethod] = methods;
  if (!firstMethod?.variant) return firstMethod ?? null;
  const { part, key } = firstMethod.variant;
  const value = textAt(body, part, key)?.toLowerCase();
  const selectedMethod = methods.find(({ variant }) =>
    value === undefined ? variant?.isDefault : variant?.value === value,
  );
  return selectedMethod ?? `${part}.${key} is ${value === undefined ? 'required' : 'not supported'}`;
}

/** Returns the method of a transaction. @throws Error for an unknown code */
export function methodOf({ method: code }: Pick<Transaction, 'method'>): SimulatedMethod {
  const method = METHODS.find((row) => row.code === code);
  if (!method) throw new Error(`The simulator has no method ${code}`);
  return method;
}
