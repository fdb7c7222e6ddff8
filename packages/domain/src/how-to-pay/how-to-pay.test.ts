import { expect, test } from 'vitest';
import { HOW_TO_PAY, howToPay } from './index.ts';

const values = {
  va_number: '12345678901',
  amount: 2_095_000,
  biller_code: '70012',
  bill_key: '778300000001',
  bank_code: '200',
  bank_name: 'BTN',
  payment_code: '998877',
  expiry: '21/11/2026 23.59 WIB',
  merchant: 'Naungan',
};

test.each(Object.keys(HOW_TO_PAY))('howToPay replaces every placeholder of the guide %s', (key) => {
  const tabs = howToPay(key, values);
  expect(tabs.length).toBeGreaterThan(0);
  expect(tabs.flatMap(({ steps }) => steps).filter((step) => /[{}]/.test(step))).toEqual([]);
  expect(tabs.filter(({ title, steps }) => title === '' || steps.length === 0)).toEqual([]);
});

test('howToPay replaces the placeholders of account number and amount', () => {
  const steps = howToPay('bca_va', values).find(({ title }) => title === 'ATM BCA')?.steps;
  expect(steps?.[2]).toBe('Ketik nomor virtual account 12345678901 dan pilih Benar.');
  expect(steps?.[3]).toContain('nominal Rp2.095.000 dengan');
});

test('howToPay replaces the placeholder of an unknown value by a dash, and accepts an amount as text', () => {
  const steps = howToPay('bca_va', { amount: 'Rp1' })[0]?.steps;
  expect(steps?.[2]).toBe('Ketik nomor virtual account - dan pilih Benar.');
  expect(steps?.[3]).toContain('nominal Rp1 dengan');
});

test('howToPay does not change the table of guides', () => {
  howToPay('bca_va', values);
  expect(HOW_TO_PAY.bca_va?.tabs[0]?.steps[2]).toContain('{va_number}');
});

test.each([undefined, '', 'unknown', 'toString', '__proto__'])(
  'howToPay returns no tabs for the key %j',
  (key) => {
    expect(howToPay(key, values)).toEqual([]);
  },
);
