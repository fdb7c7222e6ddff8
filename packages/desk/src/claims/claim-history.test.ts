import { expect, test } from 'vitest';
import { changesAfter, claimChange } from './claim-history.ts';

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
