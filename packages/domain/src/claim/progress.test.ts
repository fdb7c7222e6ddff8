import { expect, test } from 'vitest';
import { someClaim } from './claim.fixture.ts';
import { claimPath, claimStage, claimStages, heirClaimPath, nextClaimStep, turnText } from './index.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`;
const steps = (...states: Parameters<typeof claimStage>[0][number]['to'][]) =>
  states.map((to, index) => ({ to, at: at(index + 1) }));

test('a claim that was sent back stands at Verifikasi, with the days of both stages', () => {
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
  [['pending', 'review', 'approved', 'agreed', 'payment'], 'Pembayaran'],
] as const)('%j stands at %s', (states, stage) => {
  expect(claimStage(steps(...states))).toBe(stage);
});

test('a finished claim has all stages behind it', () => {
  const stages = claimStages(steps('pending', 'review', 'approved', 'agreed', 'payment', 'finish'));
  expect(stages.every(({ isCompleted, date }) => isCompleted && date !== '')).toBe(true);
});

test.each([
  [{ state: 'pending' }, 'workshop', []],
  [{ state: 'pending', workshop: 'b1' }, 'wait', []],
  [{ state: 'incomplete', needRevision: ['KTP', 'SIM'] }, 'documents', ['workshop']],
  [{ state: 'approved' }, 'replacement', ['letter', 'appeal']],
  [
    { state: 'approved', replacement: { method: 'cash', locked: false } },
    'letter',
    ['replacement', 'appeal'],
  ],
  [{ state: 'approved', replacement: { method: 'cash', locked: true } }, 'letter', ['appeal']],
  [{ state: 'approved', productType: 'kesehatan', cause: 'HE01' }, 'letter', ['appeal']],
  [{ state: 'rejected' }, 'appeal', []],
  [{ state: 'appealed' }, 'wait', []],
  [{ state: 'agreed' }, 'wait', []],
  [{ state: 'payment' }, 'confirmation', []],
  [{ state: 'finish' }, 'none', []],
  [{ state: 'closed' }, 'none', []],
] as const)('%j has next %s', (facts, task, also) => {
  expect(nextClaimStep(someClaim(facts))).toMatchObject({ task, also });
});

test('what was sent back says what for, and where to press', () => {
  const claim = someClaim({ state: 'incomplete', needRevision: ['FOTO', 'KRONOLOGI'] });
  expect(nextClaimStep(claim, 'Foto kurang jelas.')).toMatchObject({
    title: 'Lengkapi 2 berkas',
    text: 'Foto kurang jelas. Klik Lihat detail lalu pada berkas klik upload',
  });
  expect(turnText('incomplete')).toBe('Giliran Anda');
  expect(turnText('review')).toBe('Giliran perusahaan asuransi');
});

test('each has its page: a member by the claim, an heir by the secret of the mail', () => {
  expect(claimPath('c 1')).toBe('/claims/progress/c%201');
  expect(heirClaimPath('a/b')).toBe('/claims/heirs/progress/a%2Fb');
});
