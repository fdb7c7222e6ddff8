import { createHash, randomUUID } from 'node:crypto';
import { methodOf } from './methods/methods.ts';
import type { GatewaySettings } from './settings.ts';
import { replyCode, rupiahText, type Transaction, webhookCode, wib } from './transaction.ts';

export type Body = Record<string, unknown>;

/** Codes and texts of failures, from section 9 of the gateway's reference. */
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
  ...(validationMessages ? { validation_messages: validationMessages } : {}),
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
          created_at: wib(new Date(createdAt)),
          ...(reason === '' ? {} : { reason }),
          ...(key === '' ? {} : { refund_key: key }),
          ...(new Date(confirmedAt) <= now ? { bank_confirmed_at: wib(new Date(confirmedAt)) } : {}),
        })),
      };

/** Fields of every reply and notification. */
function common(transaction: Transaction): Body {
  const { id, orderId, paymentType, status, card, transactionTime, expiryTime, settlementTime } = transaction;
  const { fraudStatus, grossAmount } = transaction;
  return {
    transaction_id: id,
    order_id: orderId,
    merchant_id: 'G000000001',
    gross_amount: rupiahText(grossAmount),
    currency: 'IDR',
    payment_type: paymentType,
    transaction_time: wib(transactionTime),
    transaction_status: status,
    ...(fraudStatus ? { fraud_status: fraudStatus } : {}),
    ...(card ? {} : { expiry_time: wib(expiryTime) }),
    ...(settlementTime ? { settlement_time: wib(settlementTime) } : {}),
  };
}

const OPTIONAL = ['fraud_status', 'merchant_id', 'store'];
/** Omits fields that some replies of the real gateway lack. */
const withoutOptionalFields = (body: Body, { sparse }: GatewaySettings): Body =>
  sparse ? Object.fromEntries(Object.entries(body).filter(([key]) => !OPTIONAL.includes(key))) : body;

/** Returns lower-case hex SHA-512 of order id, code, amount and server key. */
const sign = ({ orderId, grossAmount }: Transaction, code: string, serverKey: string): string =>
  createHash('sha512')
    .update(`${orderId}${code}${rupiahText(grossAmount)}${serverKey}`)
    .digest('hex');

/** Returns the API's reply about a transaction; `message` depends on the call. */
export function replyBody(
  transaction: Transaction,
  settings: GatewaySettings,
  { message, base }: { message: string; base: string },
): Body {
  const body = {
    status_code: replyCode(transaction),
    status_message: message,
    ...common(transaction),
    ...methodOf(transaction).replyFields(transaction, base),
    ...customFields(transaction),
  };
  return withoutOptionalFields(body, settings);
}

/** Returns the reply to a refund, which contains the last refund. */
export function refundBody(transaction: Transaction, settings: GatewaySettings, base: string): Body {
  const last = transaction.refunds.at(-1);
  return {
    ...replyBody(transaction, settings, { message: 'Success, refund request is approved', base }),
    ...(last
      ? {
          refund_chargeback_id: last.chargebackId,
          refund_amount: rupiahText(last.amount),
          refund_key: last.key,
        }
      : {}),
  };
}

type ReplyContext = { settings: GatewaySettings; serverKey: string; now: Date };

/**
 * The documentation's sample of a pending ShopeePay payment has an upper-case status and code 200, which must
 * not be read as paid.
 */
const isUppercasePending = (
  { paymentType, status }: Transaction,
  { upperCasePending }: GatewaySettings,
): boolean => upperCasePending && paymentType === 'shopeepay' && status === 'pending';

export function statusBody(transaction: Transaction, { settings, serverKey, now }: ReplyContext): Body {
  const isUpperCase = isUppercasePending(transaction, settings);
  const code = isUpperCase ? '200' : replyCode(transaction);
  const body = {
    status_code: code,
    status_message: 'Success, transaction is found',
    ...common(transaction),
    ...methodOf(transaction).notification(transaction),
    ...refundFields(transaction, now),
    ...customFields(transaction),
    ...(isUpperCase ? { transaction_status: transaction.status.toUpperCase() } : {}),
    signature_key: sign(transaction, code, serverKey),
  };
  return withoutOptionalFields(body, settings);
}

/** A GoPay QR that another app pays is notified as QRIS. */
const withQrisType = (transaction: Transaction, settings: GatewaySettings): Body =>
  transaction.paymentType === 'gopay' && (settings.qris || transaction.paidWith === 'qris')
    ? { payment_type: 'qris', acquirer: 'gopay', issuer: 'dana', transaction_type: 'off-us' }
    : {};

export function notificationBody(transaction: Transaction, { settings, serverKey, now }: ReplyContext): Body {
  const code = webhookCode(transaction);
  const body = {
    ...common(transaction),
    ...methodOf(transaction).notification(transaction),
    ...withQrisType(transaction, settings),
    ...refundFields(transaction, now),
    ...customFields(transaction),
    ...(settings.unknownField ? { promo_engine_version: '7', nested: { added: ['later'] } } : {}),
    status_message: 'midtrans payment notification',
    status_code: code,
    signature_key: sign(transaction, code, settings.forge ? 'not-the-server-key' : serverKey),
  };
  return withoutOptionalFields(body, settings);
}
