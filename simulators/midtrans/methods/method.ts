import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../transaction.ts';

/** Rule of an account number: the company's prefix, then the merchant's custom part or random digits. */
export type NumberRule = {
  /** Label of the number on the pages. */
  label: string;
  prefix: string;
  /** Total number of digits. */
  length: number;
  /** Returns the custom part that a charge requests. */
  requestedPart?(body: Record<string, unknown>): string | undefined;
};

/** The behaviour of one payment method. To add a method, add an entry to METHODS. */
export type SimulatedMethod = {
  code: string;
  /** Name on the pages. */
  label: string;
  paymentType: string;
  /** The field of the charge that selects one of several methods of a type, such as `bank_transfer.bank`: `bca`. */
  variant?: { part: string; key: string; value: string; isDefault?: true };
  /** Schema of the method's part of the request body. */
  requestSchema: z.ZodType;
  /** `status_message` of the reply to a charge. */
  message: string;
  /** Time until a transaction expires, without `custom_expiry`. */
  defaultSeconds: number;
  /** Limit of `custom_expiry`. */
  maximumSeconds: number;
  numberRule: NumberRule | null;
  /** Whether replies contain `fraud_status`. */
  hasFraudStatus: boolean;
  refundSupport: 'none' | 'full' | 'partial';
  /** Whether an Idempotency-Key is supported. */
  supportsIdempotencyKey: boolean;
  /**
   * Where the payer pays: at a bank, in a shop, in an app, on a page with a login, on a page without a login
   * (`approval`), or by card.
   */
  paymentPlace: 'bank' | 'shop' | 'app' | 'login' | 'approval' | 'card';
  /** Returns the path of the payer's page, to which a browser is redirected, or which a phone opens. */
  payerPath?(id: string): string;
  /** Returns the fields that only this method has in replies to charges and actions. */
  replyFields(transaction: Transaction, base: string): Record<string, unknown>;
  /** Returns the fields that only this method has in notifications and in replies to status requests. */
  notificationFields(transaction: Transaction): Record<string, unknown>;
};

/** Durations in seconds. */
export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/** Returns a copy of the object in a field of a body; `{}` when the field has no object. */
export const objectAt = (body: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = body[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
/** Returns a text in an object of a body; undefined when the text is missing or empty. */
export const textAt = (body: Record<string, unknown>, key: string, field: string): string | undefined => {
  const value = objectAt(body, key)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * Returns an account number with the custom part of the charge. Adds zeros before a short custom part, and cuts a long one
 * at the end. Without a custom part, or when the requested number is taken, the digits are random (section 4 of the gateway's
 * reference).
 */
export function createNumber(
  rule: NumberRule,
  body: Record<string, unknown>,
  { isTaken = false } = {},
): string {
  const digitCount = rule.length - rule.prefix.length;
  const customPart = isTaken ? undefined : rule.requestedPart?.(body);
  return (
    rule.prefix +
    (customPart === undefined
      ? randomDigits(digitCount)
      : customPart.slice(0, digitCount).padStart(digitCount, '0'))
  );
}
