import { randomInt } from 'node:crypto';
import type { Transaction } from './transaction.ts';

/** How one payment type behaves. A new type is a new row. */
export type SimulatedMethod = {
  /** Complaints about the charge's own part of the body. */
  check(body: Record<string, unknown>): string[];
  message: string;
  defaultSeconds: number;
  maximumSeconds: number;
  vaNumber: (() => string) | null;
  /** Keys that answers have beyond the common ones. */
  answer(transaction: Transaction, base: string): Record<string, unknown>;
  notification(transaction: Transaction): Record<string, unknown>;
};

const DAY = 86_400;
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const part = (body: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = body[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
const vaNumbers = ({ vaNumber }: Transaction) => ({ va_numbers: [{ bank: 'bca', va_number: vaNumber }] });

const bcaVirtualAccount: SimulatedMethod = {
  check: (body) =>
    part(body, 'bank_transfer').bank === 'bca' ? [] : ['bank_transfer.bank is not supported'],
  message: 'Success, Bank Transfer transaction is created',
  defaultSeconds: DAY,
  maximumSeconds: 180 * DAY,
  // Five digits of the company, ten of the customer.
  vaNumber: () => `12608${digits(10)}`,
  answer: vaNumbers,
  notification: (transaction) => ({ ...vaNumbers(transaction), payment_amounts: [] }),
};

const gopay: SimulatedMethod = {
  check: () => [],
  message: 'GoPay transaction is created',
  defaultSeconds: 15 * 60,
  maximumSeconds: 7 * DAY,
  vaNumber: null,
  answer: ({ id }, base) => ({
    actions: [
      { name: 'generate-qr-code', method: 'GET', url: `${base}/v2/gopay/${id}/qr-code` },
      { name: 'generate-qr-code-v2', method: 'GET', url: `${base}/v4/qris/gopay/${id}/qr-code` },
      { name: 'deeplink-redirect', method: 'GET', url: `${base}/gopay/${id}` },
      { name: 'get-status', method: 'GET', url: `${base}/v2/${id}/status` },
      { name: 'cancel', method: 'POST', url: `${base}/v2/${id}/cancel`, fields: [] },
    ],
  }),
  notification: ({ status }) => (status === 'settlement' ? { payment_option_type: 'GOPAY_WALLET' } : {}),
};

export const METHODS: Record<string, SimulatedMethod> = { bank_transfer: bcaVirtualAccount, gopay };

export function methodOf({ paymentType }: Transaction): SimulatedMethod {
  const method = METHODS[paymentType];
  if (!method) throw new Error(`The simulator has no payment type ${paymentType}`);
  return method;
}
