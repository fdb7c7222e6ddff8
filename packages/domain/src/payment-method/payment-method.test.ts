import { describe, expect, test } from 'vitest';
import { HOW_TO_PAY } from '../how-to-pay/index.ts';
import {
  methodDeadline,
  PAYMENT_GROUPS,
  PAYMENT_METHODS,
  type PaymentMethod,
  payBefore,
  paymentFooter,
  paymentMethod,
  paymentPage,
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
])('%s belongs to %s, has page %s and %s digits', (code, group, page, digits) => {
  expect(paymentMethod(code)).toMatchObject({ code, group, page });
  expect(paymentMethod(code)?.digits).toBe(digits);
  expect(paymentPage(code)).toBe(page);
});

test('every method except the card has a guide', () => {
  const methods: readonly PaymentMethod[] = PAYMENT_METHODS;
  const without = methods.filter(({ howToPay }) => !Object.hasOwn(HOW_TO_PAY, howToPay ?? ''));
  expect(without.map(({ code }) => code)).toEqual(['credit_card']);
});

test('the groups contain every method once, in order', () => {
  const inGroups = PAYMENT_GROUPS.flatMap(({ methods }) => methods.map(({ code }) => code));
  expect(inGroups).toEqual(PAYMENT_METHODS.map(({ code }) => code));
  expect(PAYMENT_GROUPS.map(({ label }) => label)).toEqual([
    'Transfer Bank',
    'Kartu Kredit',
    'Dompet Digital',
    'Gerai Ritel',
    'Cicilan Tanpa Kartu',
    'Internet Banking',
  ]);
});

test('transfers from another bank use bank code 200', () => {
  for (const code of ['btn', 'other_bank']) {
    expect(paymentMethod(code)).toMatchObject({ bankCode: '200', bankName: 'BTN' });
  }
});

test('methods that the gateway no longer offers are marked', () => {
  const methods: readonly PaymentMethod[] = PAYMENT_METHODS;
  expect(methods.filter(({ retired }) => retired).map(({ code }) => code)).toEqual([
    'danamon_online',
    'cimb_clicks',
  ]);
});

test.each(['', 'paypal', 'toString'])('%j is not a method', (code) => {
  expect(paymentMethod(code)).toBeUndefined();
  expect(paymentPage(code)).toBe('default');
});

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
  ] as const)('on %s with %j chosen (a payment: %s) is %s', (page, choice, hasPayment, label) => {
    expect(paymentFooter({ page, choice, hasPayment })).toBe(label);
  });
});

test.each([
  ['2026-11-21T16:59:00Z', 'Selesaikan Pembayaran sebelum pukul 23:59'],
  ['2026-11-21T09:00:00Z', 'Selesaikan Pembayaran sebelum pukul 16.00 WIB'],
  ['2026-11-21T16:58:00Z', 'Selesaikan Pembayaran sebelum pukul 23.58 WIB'],
])('the reminder of a payment that ends at %s is %j', (expires, text) => {
  expect(payBefore(expires)).toBe(text);
});

test('CIMB Clicks is cancelled after 2 hours, a card after 10 minutes, the others at 23:59 in Jakarta', () => {
  const now = new Date('2026-11-21T07:00:00Z');
  expect(methodDeadline('cimb_clicks', now)).toEqual(new Date('2026-11-21T09:00:00Z'));
  expect(methodDeadline('credit_card', now)).toEqual(new Date('2026-11-21T07:10:00Z'));
  expect(methodDeadline('bca', now)).toEqual(new Date('2026-11-21T16:59:00Z'));
  expect(methodDeadline('unknown', now)).toEqual(new Date('2026-11-21T16:59:00Z'));
});
