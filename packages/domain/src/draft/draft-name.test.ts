import { expect, it } from 'vitest';
import { draftName, parseDraftName } from './index.ts';

it.each([
  ['kesehatan.p-1', { productType: 'kesehatan', planId: 'p-1', formerOrderId: null }],
  [
    'kebakaran-gempabumi.p-1.again.o-1',
    { productType: 'kebakaran-gempabumi', planId: 'p-1', formerOrderId: 'o-1' },
  ],
] as const)('the draft name %s contains line, plan and former order', (name, nameFields) => {
  expect(draftName(nameFields)).toBe(name);
  expect(parseDraftName(name)).toEqual(nameFields);
});

it.each([
  '',
  'kesehatan',
  'kesehatan.',
  'perjalanan.p-1',
  'kesehatan.p-1.again.',
  'kesehatan.p-1.other.o-1',
  `kesehatan.${'x'.repeat(65)}`,
  'kesehatan.../p-1',
])('the text %j is not a draft name', (name) => {
  expect(parseDraftName(name)).toBeNull();
});
