import { expect, test } from 'vitest';
import type { ClaimState } from '../status/claim.ts';
import { claimWith } from './claim.fixture.ts';
import {
  availableClaimOptions,
  claimPath,
  claimStage,
  claimStages,
  heirClaimPath,
  heirClaimSentPath,
  turnText,
} from './index.ts';

const instantOfDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`;
const stepsOf = (...states: ClaimState[]) => states.map((to, index) => ({ to, at: instantOfDay(index + 1) }));

test('a claim with returned documents is in the stage Verifikasi, and each reached stage has a date', () => {
  const stages = claimStages(stepsOf('pending', 'review', 'incomplete'));
  expect(stages.map(({ title, isPending, isCompleted }) => [title, isPending, isCompleted])).toEqual([
    ['Pengajuan', false, true],
    ['Verifikasi', true, false],
    ['Persetujuan', false, false],
    ['Pembayaran', false, false],
    ['Selesai', false, false],
  ]);
  expect(stages.map(({ date }) => date)).toEqual([
    '01/11/2026 10.00 WIB',
    '02/11/2026 10.00 WIB',
    '',
    '',
    '',
  ]);
});

test.each([
  [['pending', 'review', 'rejected'], 'Verifikasi'],
  [['pending', 'review', 'rejected', 'appealed'], 'Verifikasi'],
  [['pending', 'review', 'approved', 'appealed'], 'Persetujuan'],
  [['pending', 'review', 'approved', 'appealed', 'review'], 'Verifikasi'],
  [['pending', 'review', 'rejected', 'closed'], 'Verifikasi'],
  [['pending', 'review', 'approved', 'withdrawn'], 'Persetujuan'],
  [['pending', 'review', 'approved', 'agreed', 'payment'], 'Pembayaran'],
] as const)('a claim after the states %j is in the stage %s', (states, stage) => {
  expect(claimStage(stepsOf(...states))).toBe(stage);
});

test('every stage of a finished claim is completed', () => {
  const stages = claimStages(stepsOf('pending', 'review', 'approved', 'agreed', 'payment', 'finish'));
  expect(stages.every(({ isCompleted, date }) => isCompleted && date !== '')).toBe(true);
});

test.each([
  [{ state: 'review' }, ['sendMessage', 'addDocument', 'withdraw']],
  [{ state: 'review', additions: 20 }, ['sendMessage', 'withdraw']],
  [{ state: 'approved' }, ['sendMessage', 'withdraw']],
  [{ state: 'approved', repair: ['received'] }, ['sendMessage']],
  [{ state: 'agreed' }, ['sendMessage']],
  [{ state: 'withdrawn' }, ['sendMessage']],
] as const)('a claim with %j has the options %j', (facts, options) => {
  expect(availableClaimOptions(claimWith(facts))).toEqual(options);
});

test("the path of the progress page contains the claim's id for a member, and the mailed secret for an heir", () => {
  expect(claimPath('c 1')).toBe('/claims/progress/c%201');
  expect(heirClaimPath('a/b')).toBe('/claims/heirs/progress#a%2Fb');
  expect(heirClaimPath('ab', '?view=messages')).toBe('/claims/heirs/progress?view=messages#ab');
  expect(heirClaimSentPath('a/b')).toBe('/claims/heirs/sent#a%2Fb');
});

test('turnText returns a text for each turn', () => {
  expect([turnText('member'), turnText('desk'), turnText('none')]).toEqual([
    'Giliran Anda',
    'Giliran perusahaan asuransi',
    'Selesai',
  ]);
});
