import { createHash, randomUUID } from 'node:crypto';
import type { Knobs } from './knobs.ts';
import { methodOf } from './methods.ts';
import { ANSWER_CODE, grossText, type Transaction, WEBHOOK_CODE, wib } from './transaction.ts';

export type Body = Record<string, unknown>;

/** Codes and texts of failures: section 9 of the gateway's reference. */
const FAILURES: Record<string, string> = {
  '400': 'One or more parameters in the payload is invalid.',
  '401': 'Transaction cannot be authorized with the current client/server key.',
  '402': 'Payment channel is not activated.',
  '404': "Transaction doesn't exist.",
  '406':
    'The request could not be completed due to a conflict with the current state of the target resource, please try again',
  '412': 'Merchant cannot modify the status of the transaction',
  '413': 'The request cannot be processed due to malformed syntax in the request body.',
  '500': 'Sorry. Our system is recovering from unexpected issues. Please retry.',
  '503': 'The service is temporarily unavailable.',
};

export function failureBody(code: string, validationMessages?: string[]): Body {
  return {
    status_code: code,
    status_message: FAILURES[code],
    ...(validationMessages ? { validation_messages: validationMessages } : {}),
    id: randomUUID(),
  };
}

const customFields = ({ request }: Transaction): Body => {
  const { custom_field1, custom_field2, custom_field3 } = request;
  const given = Object.entries({ custom_field1, custom_field2, custom_field3 });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
};

const optional = ({ sparse }: Knobs): Body =>
  sparse ? {} : { merchant_id: 'G000000001', fraud_status: 'accept' };

/** The keys that every answer and notification has. */
function common(transaction: Transaction, knobs: Knobs): Body {
  const { id, orderId, paymentType, status, transactionTime, expiryTime, settlementTime } = transaction;
  return {
    transaction_id: id,
    order_id: orderId,
    ...optional(knobs),
    gross_amount: grossText(transaction),
    currency: 'IDR',
    payment_type: paymentType,
    transaction_time: wib(transactionTime),
    transaction_status: status,
    expiry_time: wib(expiryTime),
    ...(settlementTime ? { settlement_time: wib(settlementTime) } : {}),
  };
}

/** Lower-case hex SHA-512 over order id, code, amount and server key. */
const sign = (transaction: Transaction, code: string, serverKey: string): string =>
  createHash('sha512')
    .update(`${transaction.orderId}${code}${grossText(transaction)}${serverKey}`)
    .digest('hex');

/** What the API answers about a transaction; `message` says which call it answers. */
export function answerBody(
  transaction: Transaction,
  knobs: Knobs,
  { message, base }: { message: string; base: string },
): Body {
  return {
    status_code: ANSWER_CODE[transaction.status],
    status_message: message,
    ...common(transaction, knobs),
    ...methodOf(transaction).answer(transaction, base),
    ...customFields(transaction),
  };
}

export function statusBody(transaction: Transaction, knobs: Knobs, serverKey: string): Body {
  const code = ANSWER_CODE[transaction.status];
  return {
    status_code: code,
    status_message: 'Success, transaction is found',
    ...common(transaction, knobs),
    ...methodOf(transaction).notification(transaction),
    ...customFields(transaction),
    signature_key: sign(transaction, code, serverKey),
  };
}

export function notificationBody(transaction: Transaction, knobs: Knobs, serverKey: string): Body {
  const code = WEBHOOK_CODE[transaction.status];
  const asQris = knobs.qris && transaction.paymentType === 'gopay';
  return {
    ...common(transaction, knobs),
    ...methodOf(transaction).notification(transaction),
    ...(asQris
      ? { payment_type: 'qris', acquirer: 'gopay', issuer: 'dana', transaction_type: 'off-us' }
      : {}),
    ...customFields(transaction),
    ...(knobs.unknownField ? { promo_engine_version: '7', nested: { added: ['later'] } } : {}),
    status_message: 'midtrans payment notification',
    status_code: code,
    signature_key: sign(transaction, code, knobs.forge ? 'not-the-server-key' : serverKey),
  };
}
