import { expect, test } from 'vitest';
import { someClaim } from './claim.fixture.ts';
import { claimPath, claimStage, claimStages, heirClaimPath, openClaimOptions, turnText } from './index.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`;
const steps = (...states: Parameters<typeof claimStage>[0][number]['to'][]) =>
  states.map((to, index) => ({ to, at: at(index + 1) }));

test('a claim with returned documents is at Verifikasi, with the dates of both stages', () => {
  const stages = claimStages(steps('pending', 'review', 'incomplete'));
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
] as const)('a claim after %j is at %s', (states, stage) => {
  expect(claimStage(steps(...states))).toBe(stage);
});

test('every stage of a finished claim is completed', () => {
  const stages = claimStages(steps('pending', 'review', 'approved', 'agreed', 'payment', 'finish'));
  expect(stages.every(({ isCompleted, date }) => isCompleted && date !== '')).toBe(true);
});

test.each([
  [{ state: 'review' }, ['sendMessage', 'addDocument', 'withdraw']],
  [{ state: 'review', additions: 20 }, ['sendMessage', 'withdraw']],
  [{ state: 'approved' }, ['sendMessage', 'withdraw']],
  [{ state: 'approved', repair: ['received'] }, ['sendMessage']],
  [{ state: 'agreed' }, ['sendMessage']],
  [{ state: 'withdrawn' }, ['sendMessage']],
] as const)('a claim %j offers %j', (facts, options) => {
  expect(openClaimOptions(someClaim(facts))).toEqual(options);
});

test("the progress page has the claim's id for a member, and the mailed secret for an heir", () => {
  expect(claimPath('c 1')).toBe('/claims/progress/c%201');
  expect(heirClaimPath('a/b')).toBe('/claims/heirs/progress/a%2Fb');
});

test('the text about the turn names who acts next', () => {
  expect([turnText('member'), turnText('desk'), turnText('none')]).toEqual([
    'Giliran Anda',
    'Giliran perusahaan asuransi',
    'Selesai',
  ]);
});
