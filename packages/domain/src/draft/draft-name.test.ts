import { expect, it } from 'vitest';
import { type DraftName, draftName, parseDraftName } from './index.ts';

it.each<[string, DraftName]>([
  ['kesehatan.p-1', { kind: 'order', productType: 'kesehatan', planId: 'p-1', formerOrderId: null }],
  [
    'kebakaran-gempabumi.p-1.again.o-1',
    { kind: 'order', productType: 'kebakaran-gempabumi', planId: 'p-1', formerOrderId: 'o-1' },
  ],
  ['revision.o-1.1795230000000', { kind: 'revision', orderId: 'o-1', requestedAt: 1_795_230_000_000 }],
  ['claim.POL-KND-2026-000123', { kind: 'claim', policyNumber: 'POL-KND-2026-000123' }],
])('draftName and parseDraftName convert between %s and its fields', (name, nameFields) => {
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
  'revision.o-1',
  'revision.o-1.now',
  'revision..1795230000000',
  `revision.o-1.${'1'.repeat(16)}`,
  'claim.',
  'claim.pol-knd-2026-000123',
  'claim.POL KND 2026 000123',
  `claim.${'X'.repeat(65)}`,
  'claim.POL-KND-2026-000123.again.o-1',
])('the text %j is not a draft name', (name) => {
  expect(parseDraftName(name)).toBeNull();
});
