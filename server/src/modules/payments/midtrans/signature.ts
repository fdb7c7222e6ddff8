import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const signedNotification = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});
type SignedNotification = Omit<z.output<typeof signedNotification>, 'signature_key'>;

/** Returns lower-case hex SHA-512 over the strings exactly as received (`"250000.00"`). */
export function signatureOf(notification: SignedNotification, serverKey: string): string {
  const { order_id, status_code, gross_amount } = notification;
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');
}

/**
 * Returns whether a notification is signed with the server key; compares in constant time. The signature does not cover
 * `transaction_status`, so a valid signature does not prove the status. Only the response of a status call proves it.
 */
export function isSignedBy(notification: Record<string, unknown>, serverKey: string): boolean {
  const signedFields = signedNotification.safeParse(notification);
  if (!signedFields.success) return false;
  const expectedSignature = Buffer.from(signatureOf(signedFields.data, serverKey));
  const givenSignature = Buffer.from(signedFields.data.signature_key);
  return (
    givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
  );
}
