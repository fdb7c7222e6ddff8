import { expect, test } from 'vitest';
import type { ClaimActor } from '../status/claim.ts';
import { actOnClaim, type ClaimAct, type ClaimFacts } from './act.ts';
import { someClaim } from './claim.fixture.ts';

const REFUSED: [string, Partial<ClaimFacts>, ClaimActor, ClaimAct, string][] = [
  [
    'an appeal beside an open one',
    { state: 'appealed', appeals: [{ open: true, answered: false }] },
    'member',
    { do: 'appeal' },
    'Banding Anda masih diperiksa, mohon tunggu jawabannya',
  ],
  [
    'an appeal once the letter is signed',
    { state: 'agreed', letter: true },
    'member',
    { do: 'appeal' },
    'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ],
  [
    'anything after the end',
    { state: 'closed' },
    'member',
    { do: 'appeal' },
    'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi',
  ],
  [
    'a replacement that was locked, by a stale tab',
    { state: 'agreed', replacement: { method: 'cash', locked: true } },
    'member',
    { do: 'chooseReplacement', method: 'workshop' },
    'Pilihan kamu sudah disetujui, tidak dapat diubah',
  ],
  [
    'a letter before the replacement is chosen',
    { state: 'approved', approvedAmount: 1 },
    'member',
    { do: 'sendLetter' },
    'Anda belum menentukan pilihan',
  ],
  [
    'a second workshop',
    { workshop: 'b1' },
    'member',
    { do: 'chooseWorkshop', workshop: 'b2', known: ['b1', 'b2'] },
    'Bengkel rujukan sudah dipilih, tidak dapat diubah',
  ],
  [
    'a workshop after the approval',
    { state: 'approved' },
    'member',
    { do: 'chooseWorkshop', workshop: 'b2', known: ['b2'] },
    'Bengkel rujukan sudah dipilih, tidak dapat diubah',
  ],
  [
    'a workshop that is no partner',
    {},
    'member',
    { do: 'chooseWorkshop', workshop: 'b9', known: ['b1'] },
    'Bengkel rujukan tidak ditemukan',
  ],
  [
    'a revision with one document too few',
    { state: 'incomplete', needRevision: ['KTP', 'SIM'] },
    'member',
    { do: 'sendDocuments', codes: ['KTP'] },
    'Silahkan upload semua berkas yang harus direvisi',
  ],
  [
    'a revision with one photo alone',
    { state: 'incomplete', needRevision: ['FOTO'] },
    'member',
    { do: 'sendDocuments', codes: ['FOTO'] },
    'Lampiran Foto seluruh bagian yang rusak minimal 2 berkas yang harus diupload',
  ],
  [
    'a document that was not sent back',
    { state: 'incomplete', needRevision: ['KTP'] },
    'member',
    { do: 'sendDocuments', codes: ['KTP', 'SIM'] },
    'File yang di upload tidak valid',
  ],
  [
    'a payment before the repair is done',
    { state: 'agreed', replacement: { method: 'workshop', locked: true }, repair: ['received'] },
    'desk',
    { do: 'pay' },
    'Perbaikan di bengkel belum selesai',
  ],
  [
    'a step of the repair out of order',
    { state: 'agreed', replacement: { method: 'workshop', locked: true }, repair: ['received'] },
    'desk',
    { do: 'moveRepair', step: 'ready', workshop: 'b1' },
    'Langkah perbaikan ini tidak sesuai urutannya',
  ],
  [
    'a repair in no workshop',
    { state: 'agreed', replacement: { method: 'workshop', locked: true } },
    'desk',
    { do: 'moveRepair', step: 'received' },
    'Tentukan bengkel rujukan terlebih dahulu',
  ],
  [
    'an approval of nothing',
    { state: 'review' },
    'desk',
    { do: 'approve', amount: 0 },
    'Jumlah yang disetujui harus lebih dari Rp0',
  ],
  [
    'a second decision',
    { state: 'approved' },
    'desk',
    { do: 'reject' },
    'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ],
  [
    'a payment by the member',
    { state: 'agreed', letter: true },
    'member',
    { do: 'pay' },
    'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ],
];

test.each(REFUSED)('refuses %s', (_, facts, actor, act, message) => {
  expect(actOnClaim(someClaim(facts), actor, act)).toEqual({ ok: false, message });
});

test('keeps what was sent before beside what is sent again', () => {
  const claim = someClaim({ state: 'incomplete', needRevision: ['KTP'], documents: ['KTP', 'SIM'] });
  const outcome = actOnClaim(claim, 'member', { do: 'sendDocuments', codes: ['KTP'] });
  expect(outcome).toMatchObject({
    ok: true,
    claim: { state: 'review', documents: ['KTP', 'SIM', 'KTP'], needRevision: [] },
  });
});

test('a refused appeal of an amount leaves the amount, one of a refusal leaves the refusal', () => {
  const open = { state: 'appealed', appeals: [{ open: true, answered: false }] } as const;
  const offered = someClaim({ ...open, approvedAmount: 5 });
  const refused = someClaim(open);
  expect(actOnClaim(offered, 'desk', { do: 'keepOffer' })).toMatchObject({
    ok: true,
    claim: { state: 'approved', approvedAmount: 5, appeals: [{ open: false, answered: true }] },
  });
  expect(actOnClaim(offered, 'desk', { do: 'denyAppeal' }).ok).toBe(false);
  expect(actOnClaim(refused, 'desk', { do: 'denyAppeal' })).toMatchObject({
    ok: true,
    claim: { state: 'rejected' },
  });
  expect(actOnClaim(refused, 'desk', { do: 'keepOffer' }).ok).toBe(false);
});

test('the letter locks the choice, and so does a vehicle in the workshop', () => {
  const chosen = {
    state: 'approved',
    approvedAmount: 9,
    replacement: { method: 'workshop', locked: false },
  } as const;
  const claim = someClaim(chosen);
  expect(actOnClaim(claim, 'member', { do: 'sendLetter' })).toMatchObject({
    claim: { state: 'agreed', replacement: { locked: true } },
  });
  expect(actOnClaim(claim, 'desk', { do: 'moveRepair', step: 'received', workshop: 'b1' })).toMatchObject({
    claim: { state: 'approved', repair: ['received'], replacement: { locked: true } },
  });
});
