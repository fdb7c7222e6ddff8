import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFilter, isBreachedPassword, isInFilter } from './breached-passwords.ts';
import { readDataFile } from './data-file.ts';

test.each(['password1234', 'Password1234', 'PASSWORD1', 'Qwerty123', 'Abcdefg1', 'Sayang123', 'trustno1'])(
  'the password %s was breached',
  (password) => {
    expect(isBreachedPassword(password)).toBe(true);
  },
);

test.each(['Kucing-Laut-7', 'Rahasia123', 'Naungan-Demo-1', 'r4nd0m-Xk29fQ'])(
  'the password %s was not breached',
  (password) => {
    expect(isBreachedPassword(password)).toBe(false);
  },
);

test('the shipped filter is smaller than 600 KB, and refuses about one in 2,200 random passwords', () => {
  expect(readDataFile('passwords/breached.bloom').length).toBeLessThan(600_000);
  let falsePositives = 0;
  for (let turn = 0; turn < 30_000; turn += 1)
    if (isBreachedPassword(randomBytes(9).toString('base64'))) falsePositives += 1;
  expect(falsePositives).toBeLessThan(40);
});

test('a filter contains its passwords in any case, and no other', () => {
  const filter = createFilter(['Rahasia123', 'ＳＡＮＤＩ１２３']);
  expect(isInFilter(filter, 'rahasia123')).toBe(true);
  expect(isInFilter(filter, 'Sandi123')).toBe(true);
  expect(isInFilter(filter, 'Rahasia124')).toBe(false);
});
