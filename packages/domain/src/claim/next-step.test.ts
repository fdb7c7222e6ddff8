import { describe, expect, test } from 'vitest';
import { claimWith } from './claim.fixture.ts';
import { claimMessage, claimTurn, nextClaimStep } from './index.ts';

const CASH_CHOICE = { method: 'cash', isLocked: true } as const;
const WORKSHOP_CHOICE = { method: 'workshop', isLocked: true } as const;
const health = { productType: 'kesehatan', cause: 'HE01' } as const;

// `hasAccount`: the claim has a bank account. The task `account`: enter or change the bank account.
test.each([
  [{ state: 'pending' }, 'workshop', []],
  [{ state: 'pending', workshop: 'b1' }, 'wait', []],
  [{ state: 'pending', workshop: 'b1', hasAccount: true }, 'wait', ['account']],
  [{ state: 'incomplete', needRevision: ['KTP', 'SIM'] }, 'documents', ['workshop']],
  [{ state: 'approved' }, 'replacement', ['letter', 'appeal']],
  [
    { state: 'approved', replacement: { method: 'cash', isLocked: false } },
    'letter',
    ['replacement', 'appeal'],
  ],
  [{ state: 'approved', replacement: CASH_CHOICE }, 'letter', ['appeal']],
  [{ state: 'approved', ...health }, 'letter', ['appeal']],
  [{ state: 'approved', ...health, hasAccount: true }, 'letter', ['appeal', 'account']],
  [{ state: 'rejected' }, 'appeal', []],
  [{ state: 'rejected', hasAccount: true }, 'appeal', []],
  [{ state: 'appealed' }, 'wait', []],
  [{ state: 'agreed', replacement: CASH_CHOICE, hasAccount: true }, 'wait', ['account']],
  [{ state: 'agreed', replacement: CASH_CHOICE }, 'account', []],
  [
    { state: 'agreed', replacement: WORKSHOP_CHOICE, workshop: 'b1', hasAccount: true },
    'repair',
    ['account'],
  ],
  [{ state: 'payment', hasAccount: true }, 'confirmation', []],
  [{ state: 'finish', hasAccount: true }, 'none', []],
  [{ state: 'closed' }, 'none', []],
] as const)(
  'the next task of a claim with %j is %s, and its other tasks are %j',
  (facts, task, otherTasks) => {
    const workshop = 'workshop' in facts ? facts.workshop : null;
    expect(nextClaimStep(claimWith(facts), { workshop })).toMatchObject({ task, also: otherTasks });
  },
);

test('the text of a claim with returned documents contains the feedback and the upload instructions', () => {
  const claim = claimWith({ state: 'incomplete', needRevision: ['FOTO', 'KRONOLOGI'] });
  expect(nextClaimStep(claim, { feedback: 'Foto kurang jelas.' })).toMatchObject({
    title: 'Lengkapi 2 berkas',
    text: 'Foto kurang jelas. Klik Lihat detail lalu pada berkas klik upload',
  });
});

describe('the card of an approved claim', () => {
  const approvedFacts = { state: 'approved', approvedAmount: 8_200_000 } as const;
  const decisionReason = 'Kerugian sesuai dengan bukti.';

  test.each([
    [
      'names the amount and the reason, and requests the letter with a bank account',
      health,
      'Kirim surat pernyataan',
      'Klaim Anda disetujui sebesar Rp8.200.000. Kirim surat pernyataan yang sudah ditandatangani beserta rekening penerima agar dapat dibayarkan.',
    ],
    [
      'requests only the letter if the bank account is known',
      { ...health, hasAccount: true },
      'Kirim surat pernyataan',
      'Klaim Anda disetujui sebesar Rp8.200.000. Kirim surat pernyataan yang sudah ditandatangani agar dapat dibayarkan.',
    ],
    [
      'names the amount before the replacement is chosen',
      {},
      'Tentukan bentuk penggantian',
      'Klaim Anda disetujui sebesar Rp8.200.000. Pilih cara klaim Anda diganti, lalu kirim surat pernyataan yang sudah ditandatangani.',
    ],
    [
      'mentions the repair if the claimant chose a repair',
      { replacement: { method: 'workshop', isLocked: false } },
      'Kirim surat pernyataan',
      'Klaim Anda disetujui sebesar Rp8.200.000. Kirim surat pernyataan yang sudah ditandatangani beserta rekening penerima agar kendaraan Anda dapat diperbaiki.',
    ],
    [
      'mentions the completion of the repair if the repair began before the letter',
      { replacement: WORKSHOP_CHOICE, repair: ['received'] },
      'Kirim surat pernyataan',
      'Klaim Anda disetujui sebesar Rp8.200.000. Kirim surat pernyataan yang sudah ditandatangani beserta rekening penerima agar perbaikan kendaraan Anda dapat diselesaikan.',
    ],
  ] as const)('%s', (_title, facts, title, text) => {
    const claim = claimWith({ ...approvedFacts, ...facts });
    expect(nextClaimStep(claim, { decisionReason, feedback: 'lama' })).toMatchObject({
      title,
      text,
      reason: decisionReason,
    });
  });

  test.each([health, { replacement: CASH_CHOICE }, { replacement: WORKSHOP_CHOICE }])(
    'requests a new letter and states the reason if the desk returned the letter of a claim with %j',
    (facts) => {
      const claim = claimWith({ ...approvedFacts, ...facts });
      const feedback = 'Meterai belum ditempel.';
      expect(nextClaimStep(claim, { decisionReason, feedback, isLetterReturned: true })).toMatchObject({
        task: 'letter',
        title: 'Kirim ulang surat pernyataan',
        text: 'Surat pernyataan Anda belum dapat diterima. Unduh kembali suratnya, perbaiki sesuai penjelasan ini, lalu kirim yang baru.',
        reason: feedback,
      });
    },
  );
});

describe('the card during a repair', () => {
  const repairedClaim = {
    state: 'agreed',
    replacement: WORKSHOP_CHOICE,
    approvedAmount: 8_200_000,
    hasAccount: true,
  } as const;
  const workshop = 'Bengkel Cahaya';
  const repairSteps = ['received', 'estimate', 'repair', 'ready'] as const;
  const claimAfterSteps = (count: number) =>
    claimWith({ ...repairedClaim, workshop: 'b1', repair: repairSteps.slice(0, count) });

  test.each([
    [0, 'repair', 'Bawa kendaraan ke Bengkel Cahaya', 'serahkan kendaraan', 'member'],
    [1, 'wait', 'Kendaraan sudah di bengkel', 'estimasi', 'desk'],
    [2, 'wait', 'Estimasi biaya sudah disusun', 'segera dikerjakan', 'desk'],
    [3, 'wait', 'Kendaraan sedang diperbaiki', 'siap diambil', 'desk'],
    [4, 'repair', 'Kendaraan siap diambil', 'Ambil kendaraan Anda di Bengkel Cahaya', 'member'],
  ] as const)(
    'after %i repair steps has the task %s and the title "%s"',
    (count, task, title, text, turn) => {
      const claim = claimAfterSteps(count);
      const step = nextClaimStep(claim, { workshop });
      expect(step).toMatchObject({ task, title });
      expect(step.text).toContain(text);
      expect(step.text).not.toMatch(/bayar|rekening/i);
      expect(claimTurn(claim, { workshop })).toBe(turn);
      expect(claimMessage(claim, { workshop })).toBe(step.text);
    },
  );

  test('states that the desk is choosing a workshop if the claimant chose none', () => {
    const claim = claimWith(repairedClaim);
    expect(nextClaimStep(claim)).toMatchObject({ task: 'wait', title: 'Bengkel sedang ditunjuk' });
    expect(claimTurn(claim)).toBe('desk');
  });

  test('asks the claimant after the payment to collect the vehicle', () => {
    const paidClaim = claimWith({ ...repairedClaim, state: 'payment', repair: repairSteps, payments: 1 });
    expect(nextClaimStep(paidClaim, { workshop })).toMatchObject({
      task: 'confirmation',
      title: 'Perbaikan selesai',
      text: 'Ambil kendaraan Anda di Bengkel Cahaya bila belum. Setelah hasil perbaikannya Anda periksa, konfirmasi agar klaim ini selesai.',
    });
  });
});

test.each([
  ['rejected', 'Tidak dijamin.'],
  ['closed', 'Tidak dijamin.'],
  ['review', 'Jumlahnya ditinjau kembali.'],
] as const)("a claim in the state %s has the insurer's explanation", (state, feedback) => {
  expect(nextClaimStep(claimWith({ state }), { feedback }).reason).toBe(feedback);
});

test.each([
  ['incomplete', {}, 'member'],
  ['review', {}, 'desk'],
  ['approved', {}, 'member'],
  ['agreed', { hasAccount: true, replacement: CASH_CHOICE }, 'desk'],
  ['agreed', { replacement: CASH_CHOICE }, 'member'],
  ['payment', {}, 'member'],
  ['finish', {}, 'none'],
] as const)('claimTurn of a claim in the state %s with %j is %s', (state, facts, turn) => {
  expect(claimTurn(claimWith({ state, ...facts }))).toBe(turn);
});

test('a claim without repair has the message of its state', () => {
  expect(claimMessage(claimWith({ state: 'agreed', replacement: CASH_CHOICE }))).toBe(
    'Surat pernyataan Anda sudah kami terima. Pembayaran sedang disiapkan.',
  );
});
