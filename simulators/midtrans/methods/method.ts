import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../transaction.ts';

/** How an account number is made: the company's prefix, then the merchant's custom part or random digits. */
export type NumberRule = {
  /** Label of the number on the pages. */
  label: string;
  prefix: string;
  /** Total number of digits. */
  length: number;
  /** The custom part that the charge requests. */
  requestedPart?(body: Record<string, unknown>): string | undefined;
};

/** The behaviour of one payment method. A new method is a new entry. */
export type SimulatedMethod = {
  code: string;
  /** Name on the pages. */
  label: string;
  paymentType: string;
  /** The field that distinguishes methods of one type in the charge: `bank_transfer.bank` is `bca`. */
  variant?: { part: string; key: string; value: string; isDefault?: true };
  /** The method's part of the request body. */
  request: z.ZodType;
  message: string;
  defaultSeconds: number;
  maximumSeconds: number;
  number: NumberRule | null;
  /** Whether replies contain `fraud_status`. */
  fraud: boolean;
  refunds: 'none' | 'full' | 'partial';
  /** Whether an Idempotency-Key is supported. */
  idempotent: boolean;
  /** Where the payer pays: at an ATM, in a store, in an app, or on a page with or without login. */
  payer: 'bank' | 'shop' | 'app' | 'login' | 'approval' | 'card';
  /** Path of the page that a browser is redirected to or a phone opens. */
  page?(id: string): string;
  /** Reply fields beyond the common ones. */
  replyFields(transaction: Transaction, base: string): Record<string, unknown>;
  notification(transaction: Transaction): Record<string, unknown>;
};

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

export const part = (body: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = body[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
export const textAt = (body: Record<string, unknown>, key: string, field: string): string | undefined => {
  const value = part(body, key)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * Returns the full number. A custom part that is too short is padded with zeros, one that is too long is
 * truncated at the end; without one, or with `taken`, the digits are random [section 4 of the reference].
 */
export function makeNumber(rule: NumberRule, body: Record<string, unknown>, isTaken = false): string {
  const room = rule.length - rule.prefix.length;
  const customPart = isTaken ? undefined : rule.requestedPart?.(body);
  return (
    rule.prefix +
    (customPart === undefined ? randomDigits(room) : customPart.slice(0, room).padStart(room, '0'))
  );
}
