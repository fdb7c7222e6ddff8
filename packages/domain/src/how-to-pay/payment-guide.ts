import { formatDateTime } from '../dates/index.ts';
import type { Payment } from '../invoice/record.ts';
import { paymentMethod } from '../payment-method/index.ts';
import { howToPay } from './guide.ts';

/** Returns whether the payment page has a button that opens an app (`app`), and whether it has a code to scan (`scan`). */
function pageElements({ actions, code }: Payment) {
  const hasAction = (name: string) => actions.some((action) => action.name.startsWith(name));
  return { app: hasAction('deeplink-redirect'), scan: hasAction('generate-qr-code') || code !== null };
}

/**
 * Returns the tabs of a payment's guide with the numbers of the payment. Omits a tab about a button or a code that the
 * page does not have. For a payment in a store, the merchant name is the invoice number.
 */
export function paymentGuide(
  payment: Payment,
  { invoiceNumber }: { invoiceNumber: string },
): { title: string; steps: string[] }[] {
  const method = paymentMethod(payment.type);
  const elements = pageElements(payment);
  const guide = howToPay(method?.howToPay, {
    amount: payment.total,
    expiry: formatDateTime(payment.expired),
    bank_name: method?.bankName ?? method?.label ?? payment.typeText,
    merchant: invoiceNumber,
    // One number or code fills two placeholders: each guide contains only one of the two.
    ...(payment.vaNumber ? { va_number: payment.vaNumber, bill_key: payment.vaNumber } : {}),
    ...(payment.code ? { payment_code: payment.code, biller_code: payment.code } : {}),
    ...(method?.bankCode ? { bank_code: method.bankCode } : {}),
  });
  return guide.filter(({ needs }) => needs === undefined || elements[needs]);
}
