import { createHash, randomUUID } from 'node:crypto';
import { methodOf } from './methods/methods.ts';
import type { GatewaySettings } from './settings.ts';
import { formatWib, notificationCode, replyCode, rupiahText, type Transaction } from './transaction.ts';

/** The body of a reply or notification. JSON does not contain fields whose value is undefined. */
export type Body = Record<string, unknown>;

/** Texts of failure codes, from section 9 of the gateway's reference. */
const FAILURE_MESSAGES: Record<string, string> = {
  '400': 'One or more parameters in the payload is invalid.',
  '401': 'Transaction cannot be authorized with the current client/server key.',
  '402': 'Payment channel is not activated.',
  '404': "Transaction doesn't exist.",
  '406':
    'The request could not be completed due to a conflict with the current state of the target resource, please try again',
  '411': 'Token id is missing, invalid, or timed out',
  '412': 'Merchant cannot modify the status of the transaction',
  '413': 'The request cannot be processed due to malformed syntax in the request body.',
  '414': 'Refund request is rejected due to invalid amount',
  '500': 'Sorry. Our system is recovering from unexpected issues. Please retry.',
  '503': 'The service is temporarily unavailable.',
};
export const DUPLICATE_REFUND: Body = { status_code: '406', status_message: 'Duplicate refund ID' };

export const failureBody = (code: string, validationMessages?: string[]): Body => ({
  status_code: code,
  status_message: FAILURE_MESSAGES[code],
  validation_messages: validationMessages,
  id: randomUUID(),
});

const customFields = ({ request }: Transaction): Body => {
  const { custom_field1, custom_field2, custom_field3 } = request;
  const fieldEntries = Object.entries({ custom_field1, custom_field2, custom_field3 });
  return Object.fromEntries(fieldEntries.filter(([, value]) => value !== undefined));
};

const refundFields = ({ refunds }: Transaction, now: Date): Body =>
  refunds.length === 0
    ? {}
    : {
        refund_amount: rupiahText(refunds.reduce((sum, { amount }) => sum + amount, 0)),
        refunds: refunds.map(({ chargebackId, key, amount, reason, createdAt, confirmedAt }) => ({
          refund_chargeback_id: chargebackId,
          refund_chargeback_uuid: `${createdAt}-${chargebackId}`,
          refund_amount: rupiahText(amount),
          created_at: formatWib(new Date(createdAt)),
          reason: reason === '' ? undefined : reason,
          refund_key: key === '' ? undefined : key,
          bank_confirmed_at: new Date(confirmedAt) <= now ? formatWib(new Date(confirmedAt)) : undefined,
        })),
      };

/** Returns the fields of every reply and notification. */
function commonFields(transaction: Transaction): Body {
  const { id, orderId, paymentType, status, card, transactionTime, expiryTime, settlementTime } = transaction;
  const { fraudStatus, grossAmount } = transaction;
  return {
    transaction_id: id,
    order_id: orderId,
    merchant_id: 'G000000001',
    gross_amount: rupiahText(grossAmount),
    currency: 'IDR',
    payment_type: paymentType,
    transaction_time: formatWib(transactionTime),
    transaction_status: status,
    fraud_status: fraudStatus ?? undefined,
    expiry_time: card ? undefined : formatWib(expiryTime),
    settlement_time: settlementTime ? formatWib(settlementTime) : undefined,
  };
}

const OPTIONAL_FIELDS = ['fraud_status', 'merchant_id', 'store'];
/** With the setting `sparse`, removes the fields that some replies of the real gateway do not have. */
const applySparseSetting = (body: Body, { sparse }: GatewaySettings): Body =>
  sparse ? Object.fromEntries(Object.entries(body).filter(([key]) => !OPTIONAL_FIELDS.includes(key))) : body;

/** Returns the signature: SHA-512 of order id, code, amount and server key in lower-case hex. */
const sign = ({ orderId, grossAmount }: Transaction, code: string, serverKey: string): string =>
  createHash('sha512')
    .update(`${orderId}${code}${rupiahText(grossAmount)}${serverKey}`)
    .digest('hex');

/** Returns the reply to a call about a transaction. */
export function replyBody(
  transaction: Transaction,
  settings: GatewaySettings,
  { message, base }: { message: string; base: string },
): Body {
  const body = {
    status_code: replyCode(transaction),
    status_message: message,
    ...commonFields(transaction),
    ...methodOf(transaction).replyFields(transaction, base),
    ...customFields(transaction),
  };
  return applySparseSetting(body, settings);
}

/** Returns the reply to the call that creates a refund. The reply contains the last refund. */
export function refundBody(transaction: Transaction, settings: GatewaySettings, base: string): Body {
  const lastRefund = transaction.refunds.at(-1);
  return {
    ...replyBody(transaction, settings, { message: 'Success, refund request is approved', base }),
    ...(lastRefund
      ? {
          refund_chargeback_id: lastRefund.chargebackId,
          refund_amount: rupiahText(lastRefund.amount),
          refund_key: lastRefund.key,
        }
      : {}),
  };
}

type ReplyContext = { settings: GatewaySettings; serverKey: string; now: Date };

/**
 * Returns whether a reply has the status `PENDING` and code 200, like the documentation's sample of a pending ShopeePay
 * payment. Merchants must not treat such a payment as paid.
 */
const isUppercasePending = (
  { paymentType, status }: Transaction,
  { upperCasePending }: GatewaySettings,
): boolean => upperCasePending && paymentType === 'shopeepay' && status === 'pending';

/** Returns the reply to a status request. */
export function statusBody(transaction: Transaction, { settings, serverKey, now }: ReplyContext): Body {
  const isUpperCase = isUppercasePending(transaction, settings);
  const code = isUpperCase ? '200' : replyCode(transaction);
  const body = {
    status_code: code,
    status_message: 'Success, transaction is found',
    ...commonFields(transaction),
    ...methodOf(transaction).notificationFields(transaction),
    ...refundFields(transaction, now),
    ...customFields(transaction),
    transaction_status: isUpperCase ? transaction.status.toUpperCase() : transaction.status,
    signature_key: sign(transaction, code, serverKey),
  };
  return applySparseSetting(body, settings);
}

/** Returns the fields of the notification when another app has paid a GoPay QR code; else no field. */
const qrisFields = (transaction: Transaction, settings: GatewaySettings): Body =>
  transaction.paymentType === 'gopay' && (settings.qris || transaction.paidWith === 'qris')
    ? { payment_type: 'qris', acquirer: 'gopay', issuer: 'dana', transaction_type: 'off-us' }
    : {};

/** Returns the body of a notification. */
export function notificationBody(transaction: Transaction, { settings, serverKey, now }: ReplyContext): Body {
  const code = notificationCode(transaction);
  const body = {
    ...commonFields(transaction),
    ...methodOf(transaction).notificationFields(transaction),
    ...qrisFields(transaction, settings),
    ...refundFields(transaction, now),
    ...customFields(transaction),
    ...(settings.unknownField ? { promo_engine_version: '7', nested: { added: ['later'] } } : {}),
    status_message: 'midtrans payment notification',
    status_code: code,
    signature_key: sign(transaction, code, settings.forge ? 'not-the-server-key' : serverKey),
  };
  return applySparseSetting(body, settings);
}
