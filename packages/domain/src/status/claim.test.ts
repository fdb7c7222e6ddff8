import { expect, test } from 'vitest';
import { CLAIM_STATE_ROWS } from './index.ts';

test.each([
  ['pending', 'pending', 'Pengajuan', 'desk'],
  ['review', 'review', 'Verifikasi', 'desk'],
  ['incomplete', 'pending', 'Verifikasi', 'member'],
  ['approved', 'approved', 'Persetujuan', 'member'],
  ['rejected', 'reject', null, 'member'],
  ['appealed', 'appeal', null, 'desk'],
  ['agreed', 'approved', 'Persetujuan', 'desk'],
  ['payment', 'payment', 'Pembayaran', 'member'],
  ['finish', 'finish', 'Selesai', 'none'],
  ['closed', 'reject', null, 'none'],
  ['withdrawn', 'withdrawn', null, 'none'],
] as const)('%s is %s on the wire, at stage %s, and needs an action of %s', (state, status, stage, turn) => {
  expect(CLAIM_STATE_ROWS[state]).toMatchObject({ status, stage, turn });
});
