import { expect, test } from 'vitest';
import {
  CLAIM_MOVE_ROWS,
  CLAIM_MOVES,
  CLAIM_STATE_ROWS,
  CLAIM_STATES,
  CLAIM_TRANSITIONS,
  claimMoveTo,
  isClaimEnded,
} from './index.ts';

test.each([
  ['pending', 'pending', 'Pengajuan', 'desk'],
  ['review', 'review', 'Verifikasi', 'desk'],
  ['incomplete', 'pending', 'Verifikasi', 'member'],
  ['approved', 'approved', 'Persetujuan', 'member'],
  ['rejected', 'reject', null, 'member'],
  ['appealed', 'appeal', null, 'desk'],
  ['agreed', 'approved', 'Persetujuan', 'desk'],
  ['payment', 'payment', 'Pembayaran', 'member'],
  ['finish', 'finish', 'Selesai', 'nobody'],
  ['closed', 'reject', null, 'nobody'],
] as const)('%s is %s on the wire, at %s, and the turn of %s', (state, status, stage, turn) => {
  expect(CLAIM_STATE_ROWS[state]).toMatchObject({ status, stage, turn });
});

test('somebody whose turn it is can move every claim that has not ended, and nobody one that has', () => {
  for (const state of CLAIM_STATES) {
    const movers = Object.values(CLAIM_MOVE_ROWS[state]).flatMap(({ by }) => by);
    const { turn } = CLAIM_STATE_ROWS[state];
    if (isClaimEnded(state)) expect(movers, state).toEqual([]);
    else expect(movers, state).toContain(turn);
  }
});

test('each move is made from somewhere, and each state is reached', () => {
  const rows = Object.values(CLAIM_MOVE_ROWS);
  expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(CLAIM_MOVES));
  expect(new Set(['pending', ...Object.values(CLAIM_TRANSITIONS).flat()])).toEqual(new Set(CLAIM_STATES));
});

test('a move is made by who may, from where it may', () => {
  expect(claimMoveTo('agreed', 'pay', 'desk')).toBe('payment');
  expect(claimMoveTo('agreed', 'pay', 'member')).toBeNull();
  expect(claimMoveTo('payment', 'pay', 'desk')).toBeNull();
  expect(claimMoveTo('agreed', 'appeal', 'member')).toBeNull();
  expect(claimMoveTo('incomplete', 'lapse', 'clock')).toBe('rejected');
});
