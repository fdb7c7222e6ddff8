import { describe, expect, test } from 'vitest';
import type { Payment } from '../invoice/record.ts';
import { PAYMENT_METHODS, paymentMethod } from '../payment-method/index.ts';
import { paymentGuide } from './index.ts';

const INVOICE = { invoiceNumber: 'INV/2026/11/000017' };
const QR = { name: 'generate-qr-code', url: 'https://gerbang.test/qr' };
const APP = { name: 'deeplink-redirect', url: 'https://gerbang.test/app' };

/** The gateway's data of a payment, by payment group. Only bank transfers have an account holder. */
const PAYMENT_OF_GROUP: Record<string, Partial<Payment>> = {
  bank_transfer: { vaNumber: '807770001234567', accountHolder: 'PT Contoh' },
  cstore: { code: '77000012345678' },
  emoney: { actions: [QR, APP] },
};

function paymentBy(code: string, changes: Partial<Payment> = {}): Payment {
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
    ...PAYMENT_OF_GROUP[group],
    ...changes,
  };
}
const titlesOf = (payment: Payment) => paymentGuide(payment, INVOICE).map(({ title }) => title);
const stepsOf = (payment: Payment) => paymentGuide(payment, INVOICE).flatMap((tab) => tab.steps);

describe('paymentGuide', () => {
  const methodsWithGuide = PAYMENT_METHODS.filter(({ code }) => code !== 'credit_card');

  test.each(methodsWithGuide.map(({ code }) => code))(
    'the guide for the method %s has no placeholder',
    (code) => {
      const guideSteps = stepsOf(paymentBy(code));
      expect(guideSteps.length).toBeGreaterThan(0);
      // A dash replaces an unknown value.
      expect(guideSteps.filter((step) => /(^|\s)-(\s|\.|,|$)|[{}]|undefined|null/.test(step))).toEqual([]);
    },
  );

  test.each(['indomaret', 'alfamart'])('the guide for the store %s names the invoice number', (code) => {
    const guideSteps = stepsOf(paymentBy(code)).join(' ');
    expect(guideSteps).toMatch(/membayar (pesanan|tagihan) INV\/2026\/11\/000017 melalui Midtrans/);
    expect(guideSteps).toContain('sebelum 21/11/2026 23.59 WIB');
  });

  test.each([
    ['on a computer', [QR], ['Pindai QR']],
    ['on a phone', [APP], ['Di ponsel']],
    ['with a code and a button', [QR, APP], ['Di ponsel', 'Pindai QR']],
  ])(
    'the guide for a wallet %s has only the tabs whose button or code is on the page',
    (_title, actions, tabTitles) => {
      for (const code of ['gopay', 'shopeepay'])
        expect(titlesOf(paymentBy(code, { actions }))).toEqual(tabTitles);
    },
  );
});
