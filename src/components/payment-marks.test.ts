import { readdirSync, readFileSync, statSync } from 'node:fs';
import { PAYMENT_METHOD_CODES } from '@naungan/domain/payment-method';
import { expect, test } from 'vitest';

const folder = new URL('../../public/payments/', import.meta.url);

test('every payment method has a mark, and every mark belongs to a method', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    PAYMENT_METHOD_CODES.map((code) => `${code}.svg`).toSorted(),
  );
});

test.each(PAYMENT_METHOD_CODES)('the mark of %s is at most 5 KB and loads no other file', (code) => {
  const file = new URL(`${code}.svg`, folder);
  expect(statSync(file).size).toBeLessThanOrEqual(5 * 1024);
  expect(readFileSync(file, 'utf8')).not.toMatch(/<script|href=|@import/);
});
