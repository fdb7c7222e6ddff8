import { describe, expect, test } from 'vitest';
import { HOW_TO_PAY } from '../how-to-pay/index.ts';
import {
  methodDeadline,
  PAYMENT_GROUPS,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentFooter,
  paymentMethod,
  paymentPage,
  paymentReminder,
} from './index.ts';

test.each([
  ['bca', 'bank_transfer', 'transfer', 11],
  ['bni', 'bank_transfer', 'transfer', 16],
  ['bri', 'bank_transfer', 'transfer', undefined],
  ['mandiri_bill', 'bank_transfer', 'transfer', undefined],
  ['permata', 'bank_transfer', 'transfer', 16],
  ['btn', 'bank_transfer', 'transfer', 18],
  ['other_bank', 'bank_transfer', 'transfer', 18],
  ['credit_card', 'credit_card', 'card', undefined],
  ['gopay', 'emoney', 'qr', undefined],
  ['shopeepay', 'emoney', 'qr', undefined],
  ['indomaret', 'cstore', 'default', undefined],
  ['alfamart', 'cstore', 'default', undefined],
  ['akulaku', 'cardlessCredit', 'default', undefined],
  ['danamon_online', 'iBanking', 'default', undefined],
  ['cimb_clicks', 'iBanking', 'default', undefined],
])(
  'the method %s has the group %s, the page %s, and %s as the usual number of digits',
  (code, group, page, digits) => {
    expect(paymentMethod(code)).toMatchObject({ code, group, page });
    expect(paymentMethod(code)?.digits).toBe(digits);
    expect(paymentPage(code)).toBe(page);
  },
);

test('every payment method except the card has a how-to-pay guide', () => {
  const methods: readonly PaymentMethod[] = PAYMENT_METHODS;
  const methodsWithoutGuide = methods.filter(({ howToPay }) => !Object.hasOwn(HOW_TO_PAY, howToPay ?? ''));
  expect(methodsWithoutGuide.map(({ code }) => code)).toEqual(['credit_card']);
});

test('the payment groups contain every payment method once, in display order', () => {
  const codesInGroups = PAYMENT_GROUPS.flatMap(({ methods }) => methods.map(({ code }) => code));
  expect(codesInGroups).toEqual(PAYMENT_METHODS.map(({ code }) => code));
  expect(PAYMENT_GROUPS.map(({ label }) => label)).toEqual([
    'Transfer Bank',
    'Kartu Kredit',
    'Dompet Digital',
    'Gerai Ritel',
    'Cicilan Tanpa Kartu',
    'Internet Banking',
  ]);
});

test('the methods btn and other_bank have the bank code 200 of BTN', () => {
  for (const code of ['btn', 'other_bank']) {
    expect(paymentMethod(code)).toMatchObject({ bankCode: '200', bankName: 'BTN' });
  }
});

test('Danamon Online and CIMB Clicks are retired', () => {
  const methods: readonly PaymentMethod[] = PAYMENT_METHODS;
  expect(methods.filter(({ retired }) => retired).map(({ code }) => code)).toEqual([
    'danamon_online',
    'cimb_clicks',
  ]);
});

test.each(['', 'paypal', 'toString'])(
  'the code %j is not a payment method, and has the default page',
  (code) => {
    expect(paymentMethod(code)).toBeUndefined();
    expect(paymentPage(code)).toBe('default');
  },
);

describe('paymentFooter', () => {
  test.each([
    ['home', '', false, 'Lanjut'],
    ['home', '', true, 'Selesaikan Pembayaran'],
    ['methods', '', false, 'Bayar Sekarang'],
    ['methods', 'gopay', false, 'Bayar Sekarang'],
    ['methods', 'indomaret', false, 'Bayar Sekarang'],
    ['methods', 'akulaku', true, 'Bayar Sekarang'],
    ['methods', 'cimb_clicks', false, 'Bayar Sekarang'],
    ['methods', 'bank_transfer', false, 'Lanjut'],
    ['methods', 'credit_card', false, 'Lanjut'],
    ['methods', 'btn', false, 'Lihat Nomor Rekening'],
    ['banks', 'bank_transfer', false, 'Lihat Nomor Rekening'],
    ['banks', 'bank_transfer', true, 'Lihat Nomor Rekening'],
    ['transfer', '', true, 'Selesaikan Pembayaran'],
    ['qr', '', true, 'Selesaikan Pembayaran'],
    ['default', '', true, 'Selesaikan Pembayaran'],
    ['card', 'credit_card', false, 'Bayar Sekarang'],
    ['card', '', true, 'Selesaikan Pembayaran'],
  ] as const)(
    'on page %s with choice %j (open payment: %s) returns %s',
    (page, choice, hasPayment, label) => {
      expect(paymentFooter({ page, choice, hasPayment })).toBe(label);
    },
  );
});

test.each([
  ['2026-11-21T16:59:00Z', 'Selesaikan Pembayaran sebelum pukul 23:59'],
  ['2026-11-21T09:00:00Z', 'Selesaikan Pembayaran sebelum pukul 16.00 WIB'],
  ['2026-11-21T16:58:00Z', 'Selesaikan Pembayaran sebelum pukul 23.58 WIB'],
])('the reminder of a payment that expires at %s is %j', (expiryTime, text) => {
  expect(paymentReminder(expiryTime)).toBe(text);
});

test('CIMB Clicks payments expire after 2 hours, card payments after 10 minutes, others at 23:59 in Jakarta', () => {
  const now = new Date('2026-11-21T07:00:00Z');
  expect(methodDeadline('cimb_clicks', now)).toEqual(new Date('2026-11-21T09:00:00Z'));
  expect(methodDeadline('credit_card', now)).toEqual(new Date('2026-11-21T07:10:00Z'));
  expect(methodDeadline('bca', now)).toEqual(new Date('2026-11-21T16:59:00Z'));
  expect(methodDeadline('unknown', now)).toEqual(new Date('2026-11-21T16:59:00Z'));
});
