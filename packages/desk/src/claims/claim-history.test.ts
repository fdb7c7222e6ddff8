import { expect, test } from 'vitest';
import { changesAfter, claimChange, isLetterOutdated } from './claim-history.ts';

const entry = (from: string | null, to: string, reason: string | null = null) => ({
  at: '2026-11-24T01:30:00.000Z',
  from,
  to,
  actor: 'desk:p-2',
  actorName: 'Bima Pratama',
  reason,
});

test.each([
  [entry(null, 'pending'), 'Baru', null],
  [entry('review', 'rejected', 'Di luar masa polis.'), 'Diperiksa → Ditolak', 'Di luar masa polis.'],
  [entry('review', 'review', 'sendMessage'), 'Pesan dari nasabah', null],
  [entry('review', 'review', 'replyMessage'), 'Pesan untuk nasabah', null],
  [entry('agreed', 'agreed', 'account: BCA 123'), 'Rekening penerima diubah', 'BCA 123'],
  [entry('agreed', 'agreed', 'received'), 'Kendaraan diterima bengkel', null],
])('the change %j is shown as %j with the reason %j', (change, text, reason) => {
  expect(claimChange(change)).toEqual({ text, reason });
});

test('a conflict lists only the changes after the version that was shown', () => {
  expect(changesAfter([entry(null, 'pending'), entry('pending', 'review')], 1)).toEqual([
    'Baru → Diperiksa, Bima Pratama, 24/11/2026 08.30 WIB',
  ]);
});

const LETTER_AT = '2026-11-24T02:00:00.000Z';
const BEFORE = '2026-11-24T01:59:59.999Z';
const AFTER = '2026-11-25T02:00:00.000Z';
test.each([
  ['approved', [], false],
  ['approved', [{ at: LETTER_AT, to: 'approved' }], false],
  ['approved', [{ at: BEFORE, to: 'review' }], false],
  ['approved', [{ at: AFTER, to: 'review' }], true],
  ['approved', [{ at: AFTER, to: 'appealed' }], false],
  ['approved', [{ at: AFTER, to: 'agreed' }], false],
  ['rejected', [{ at: AFTER, to: 'appealed' }], false],
  ['rejected', [{ at: AFTER, to: 'rejected' }], false],
  ['rejected', [{ at: AFTER, to: 'approved' }], true],
  ['rejected', [{ at: AFTER, to: 'review' }], true],
  ['documents', [{ at: AFTER, to: 'review' }], false],
] as const)('a letter of the kind %s, followed by %j, is outdated: %s', (kind, history, isOutdated) => {
  expect(isLetterOutdated({ kind, at: LETTER_AT }, history)).toBe(isOutdated);
});
