import { describe, expect, test } from 'vitest';
import type { Payment } from '../invoice/record.ts';
import { PAYMENT_METHODS, paymentMethod } from '../payment-method/index.ts';
import { paymentGuide } from './index.ts';

const INVOICE = { invoiceNumber: 'INV/2026/11/000017' };
const QR = { name: 'generate-qr-code', url: 'https://gerbang.test/qr' };
const APP = { name: 'deeplink-redirect', url: 'https://gerbang.test/app' };

/** Replies of the gateways by payment group; only bank transfers have an account holder. */
const PAYMENT_OF_METHOD: Record<string, Partial<Payment>> = {
  bank_transfer: { vaNumber: '807770001234567', accountHolder: 'PT Contoh' },
  cstore: { code: '77000012345678' },
  emoney: { actions: [QR, APP] },
};

function paymentBy(code: string, more: Partial<Payment> = {}): Payment {
  const { group = '', label = code } = paymentMethod(code) ?? {};
  return {
    transaction_id: 't-1',
    method: group,
    type: code,
    typeText: label,
    status: 'pending',
    total: 2_473_000,
    accountHolder: null,
    vaNumber: null,
    code: code === 'mandiri_bill' ? '70012' : null,
    actions: [],
    card: null,
    expired: '2026-11-21T16:59:00.000Z',
    message: '',
    ...PAYMENT_OF_METHOD[group],
    ...more,
  };
}
const titles = (payment: Payment) => paymentGuide(payment, INVOICE).map(({ title }) => title);
const steps = (payment: Payment) => paymentGuide(payment, INVOICE).flatMap((tab) => tab.steps);

describe('paymentGuide', () => {
  const guided = PAYMENT_METHODS.filter(({ code }) => code !== 'credit_card');

  test.each(guided.map(({ code }) => code))('for %s has no placeholder left', (code) => {
    const read = steps(paymentBy(code));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((step) => /(^|\s)-(\s|\.|,|$)|[{}]|undefined|null/.test(step))).toEqual([]);
  });

  test.each(['indomaret', 'alfamart'])('for the store %s names the invoice number', (code) => {
    const read = steps(paymentBy(code)).join(' ');
    expect(read).toMatch(/membayar (pesanan|tagihan) INV\/2026\/11\/000017 melalui Midtrans/);
    expect(read).toContain('sebelum 21/11/2026 23.59 WIB');
  });

  test.each([
    ['on a computer', [QR], ['Pindai QR']],
    ['on a phone', [APP], ['Di ponsel']],
    ['with both', [QR, APP], ['Di ponsel', 'Pindai QR']],
  ])('for the wallet %s mentions no button and no code that the payment lacks', (_where, actions, ways) => {
    for (const code of ['gopay', 'shopeepay']) expect(titles(paymentBy(code, { actions }))).toEqual(ways);
  });
});
