import { expect, test } from 'vitest';
import { CLAIM_STATE_ROWS, CLAIM_STATES, isClaimUndecided } from './index.ts';

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
] as const)(
  'a claim in state %s has status %s and stage %s in responses, and the next action is by %s',
  (state, status, stage, turn) => {
    expect(CLAIM_STATE_ROWS[state]).toMatchObject({ status, stage, turn });
  },
);

test.each([
  ['pending', 'Diajukan', 'info'],
  ['review', 'Diverifikasi', 'info'],
  ['incomplete', 'Perlu tindakan', 'warning'],
  ['approved', 'Disetujui', 'success'],
  ['rejected', 'Ditolak', 'danger'],
  ['appealed', 'Banding', 'warning'],
  ['agreed', 'Disetujui', 'success'],
  ['payment', 'Dibayarkan', 'info'],
  ['finish', 'Selesai', 'success'],
  ['closed', 'Ditutup', 'danger'],
] as const)('a claim in state %s is displayed as %s in tone %s', (state, label, tone) => {
  expect(CLAIM_STATE_ROWS[state]).toMatchObject({ label, tone });
});

test('a claim is undecided in the states pending, review and incomplete', () => {
  expect(CLAIM_STATES.filter(isClaimUndecided)).toEqual(['pending', 'review', 'incomplete']);
});
