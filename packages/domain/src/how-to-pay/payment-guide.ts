import { formatDateTime } from '../dates/index.ts';
import type { Payment } from '../invoice/record.ts';
import { paymentMethod } from '../payment-method/index.ts';
import { howToPay } from './guide.ts';

/** The options on the payment page: a button that opens an app, a code to scan. */
function means({ actions, code }: Payment) {
  const has = (name: string) => actions.some((action) => action.name.startsWith(name));
  return { app: has('deeplink-redirect'), scan: has('generate-qr-code') || code !== null };
}

/**
 * Returns the guide of a payment with its numbers filled in, without the tabs for options that its page
 * lacks. In a store, the payment code is the invoice number.
 */
export function paymentGuide(
  payment: Payment,
  { invoiceNumber }: { invoiceNumber: string },
): { title: string; steps: string[] }[] {
  const method = paymentMethod(payment.type);
  const offered = means(payment);
  const guide = howToPay(method?.howToPay, {
    amount: payment.total,
    expiry: formatDateTime(payment.expired),
    bank_name: method?.bankName ?? method?.label ?? payment.typeText,
    merchant: invoiceNumber,
    ...(payment.vaNumber && { va_number: payment.vaNumber, bill_key: payment.vaNumber }),
    ...(payment.code && { payment_code: payment.code, biller_code: payment.code }),
    ...(method?.bankCode && { bank_code: method.bankCode }),
  });
  return guide.filter(({ needs }) => needs === undefined || offered[needs]);
}
