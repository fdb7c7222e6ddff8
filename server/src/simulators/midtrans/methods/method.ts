import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../transaction.ts';

/** How the payer's number is made: the company's digits, then the merchant's wish or chance. */
export type NumberRule = {
  /** Name of the number on the pages. */
  label: string;
  prefix: string;
  /** Digits in all. */
  length: number;
  /** The custom part that the charge asks for. */
  wish?(body: Record<string, unknown>): string | undefined;
};

/** How one payment method behaves. A new method is a new row. */
export type SimulatedMethod = {
  code: string;
  /** Its name on the pages. */
  label: string;
  paymentType: string;
  /** What tells it from others of its type, in the charge: `bank_transfer.bank` is `bca`. */
  variant?: { part: string; key: string; value: string; isDefault?: true };
  /** The charge's own part of the body. */
  request: z.ZodType;
  message: string;
  defaultSeconds: number;
  maximumSeconds: number;
  number: NumberRule | null;
  /** Whether answers carry `fraud_status`. */
  fraud: boolean;
  refunds: 'none' | 'full' | 'partial';
  /** Whether an Idempotency-Key is honoured. */
  idempotent: boolean;
  /** Where the payer acts: a bank's machine, a shop's till, an app, a page of its own with or without login. */
  payer: 'bank' | 'shop' | 'app' | 'login' | 'approval' | 'card';
  /** Path of the page that a browser is sent to or a phone opens. */
  page?(id: string): string;
  /** Keys that answers have beyond the common ones. */
  answer(transaction: Transaction, base: string): Record<string, unknown>;
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

const chance = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * The whole number. A wish that is too short gets zeros in front, of one too long the last digits are cut;
 * without a wish, or with `taken`, chance decides [section 4 of the reference].
 */
export function makeNumber(rule: NumberRule, body: Record<string, unknown>, taken = false): string {
  const room = rule.length - rule.prefix.length;
  const wish = taken ? undefined : rule.wish?.(body);
  return rule.prefix + (wish === undefined ? chance(room) : wish.slice(0, room).padStart(room, '0'));
}
