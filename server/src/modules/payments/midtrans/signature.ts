import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = { order_id: string; status_code: string; gross_amount: string };

/** Lower-case hex SHA-512 over the strings exactly as they travel (`"250000.00"`). */
export function signatureOf(notification: Signed, serverKey: string): string {
  const { order_id, status_code, gross_amount } = notification;
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');
}

/**
 * Compares in constant time. The signature does not cover `transaction_status`, so a true one still
 * says nothing about what happened: only the status call does.
 */
export function isSignedBy(notification: Record<string, unknown>, serverKey: string): boolean {
  const { order_id, status_code, gross_amount, signature_key } = notification;
  if (![order_id, status_code, gross_amount, signature_key].every((part) => typeof part === 'string'))
    return false;
  const expected = Buffer.from(signatureOf(notification as Signed, serverKey));
  const given = Buffer.from(signature_key as string);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
