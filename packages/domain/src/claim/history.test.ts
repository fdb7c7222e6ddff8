import { expect, test } from 'vitest';
import type { ClaimState } from '../status/claim.ts';
import { type ClaimEntry, claimHistory, fileReview, remarkText } from './history.ts';

const entry = (
  from: ClaimState | null,
  to: ClaimState,
  actor = 'desk:d-1',
  reason: string | null = null,
): ClaimEntry => ({ from, to, actor, reason, at: '2026-11-21T03:00:00Z' });
const editEntry = (state: ClaimState, reason: string, actor = 'member:m-1') =>
  entry(state, state, actor, reason);

const filedEntry = entry(null, 'pending', 'member:m-1');
const reviewEntry = entry('pending', 'review', 'insurer');
const returnEntry = entry('review', 'incomplete', 'desk:d-1', 'Foto kurang jelas');
const revisionEntry = entry('incomplete', 'review', 'heir:c-1');
const approvalEntry = entry('review', 'approved', 'desk:d-1', 'Sesuai bukti');

test.each([
  [filedEntry, 'Klaim diajukan', '', 'claimant'],
  [reviewEntry, 'Pemeriksaan dimulai', '', 'insurer'],
  [returnEntry, 'Berkas perlu dilengkapi', 'Foto kurang jelas', 'insurer'],
  [revisionEntry, 'Berkas dikirim kembali', '', 'claimant'],
  [approvalEntry, 'Klaim disetujui', 'Sesuai bukti', 'insurer'],
  [entry('review', 'rejected'), 'Klaim ditolak', '', 'insurer'],
  [entry('incomplete', 'rejected', 'system', 'Terlambat'), 'Klaim ditolak', 'Terlambat', 'system'],
  [entry('approved', 'review'), 'Persetujuan ditinjau kembali', '', 'insurer'],
  [entry('approved', 'appealed', 'member:m-1'), 'Banding diajukan', '', 'claimant'],
  [entry('appealed', 'approved'), 'Banding dijawab, klaim disetujui', '', 'insurer'],
  [entry('appealed', 'rejected'), 'Banding belum dapat diterima', '', 'insurer'],
  [entry('appealed', 'review'), 'Banding diterima, klaim diperiksa kembali', '', 'insurer'],
  [entry('approved', 'agreed', 'member:m-1'), 'Surat pernyataan dikirim', '', 'claimant'],
  [entry('agreed', 'approved', 'desk:d-1', 'Buram'), 'Surat pernyataan dikembalikan', 'Buram', 'insurer'],
  [entry('agreed', 'payment'), 'Klaim dibayarkan', '', 'insurer'],
  [entry('payment', 'finish', 'member:m-1'), 'Pembayaran dikonfirmasi diterima', '', 'claimant'],
  [entry('payment', 'finish', 'system'), 'Klaim selesai', '', 'system'],
  [entry('rejected', 'closed', 'system'), 'Klaim ditutup', '', 'system'],
  [entry('review', 'withdrawn', 'member:m-1', 'Sudah diganti'), 'Klaim ditarik', 'Sudah diganti', 'claimant'],
  [editEntry('review', 'workshop: Bengkel Maju'), 'Bengkel rujukan dipilih', 'Bengkel Maju', 'claimant'],
  [
    editEntry('approved', 'replacement: cash'),
    'Bentuk penggantian dipilih',
    'Ganti rugi uang tunai ke rekening Anda',
    'claimant',
  ],
  [editEntry('approved', 'replacement agreed', 'desk:d-1'), 'Bentuk penggantian disepakati', '', 'insurer'],
  [
    editEntry('agreed', 'estimate: Bumper: diganti', 'desk:d-1'),
    'Estimasi biaya disusun',
    'Bumper: diganti',
    'insurer',
  ],
  [editEntry('agreed', 'received', 'desk:d-1'), 'Kendaraan diterima bengkel', '', 'insurer'],
  [
    editEntry('review', remarkText('document', 'Kuitansi: asli')),
    'Berkas tambahan dikirim',
    'Kuitansi: asli',
    'claimant',
  ],
  [
    editEntry('agreed', remarkText('account', 'BCA, berakhir dengan 7890')),
    'Rekening penerima diubah',
    'BCA, berakhir dengan 7890',
    'claimant',
  ],
] as const)('the journal entry %o is an event with the title "%s"', (journalEntry, title, note, by) => {
  expect(claimHistory([journalEntry])).toEqual([{ at: journalEntry.at, title, note, by }]);
});

test.each([['sendMessage'], ['replyMessage'], ['replacement: unknown']])(
  'claimHistory has no event for a journal entry with the remark %s',
  (reason) => {
    expect(claimHistory([editEntry('review', reason)])).toEqual([]);
  },
);

test('the history has the newest event first, and no event for a remark whose reason was deleted', () => {
  const entryWithoutReason = { ...editEntry('review', ''), reason: null };
  expect(
    claimHistory([filedEntry, reviewEntry, entryWithoutReason, approvalEntry]).map(({ title }) => title),
  ).toEqual(['Klaim disetujui', 'Pemeriksaan dimulai', 'Klaim diajukan']);
});

const firstRoundFile = { kind: 'document', round: 0 } as const;
const secondRoundFile = { kind: 'document', round: 1 } as const;

test.each([
  ['waiting', [filedEntry], firstRoundFile],
  ['checking', [filedEntry, reviewEntry], firstRoundFile],
  ['checked', [filedEntry, reviewEntry, returnEntry], firstRoundFile],
  ['checked', [filedEntry, reviewEntry, returnEntry, revisionEntry], firstRoundFile],
  ['checking', [filedEntry, reviewEntry, returnEntry, revisionEntry], secondRoundFile],
  ['checked', [filedEntry, reviewEntry, returnEntry, revisionEntry, approvalEntry], secondRoundFile],
  ['checked', [filedEntry, reviewEntry, approvalEntry, entry('approved', 'review')], firstRoundFile],
  [null, [filedEntry, reviewEntry, entry('review', 'withdrawn', 'member:m-1')], firstRoundFile],
] as const)('the review state of a document is %s after the entries %o', (review, entries, file) => {
  expect(fileReview(entries, file)).toBe(review);
});

test('the review state of a returned document is "returned"', () => {
  expect(fileReview([filedEntry, reviewEntry, returnEntry], firstRoundFile, true)).toBe('returned');
});

test('the review state of an added document is "checked" after the next decision', () => {
  const additionEntry = (state: ClaimState) => editEntry(state, remarkText('document', 'Kuitansi'));
  const addition = (round: number) => ({ kind: 'addition', round }) as const;
  const entries = [
    filedEntry,
    reviewEntry,
    additionEntry('review'),
    returnEntry,
    additionEntry('incomplete'),
  ];
  expect(fileReview(entries, addition(0))).toBe('checked');
  expect(fileReview(entries, addition(1))).toBe('waiting');
  expect(fileReview([...entries, revisionEntry], addition(1))).toBe('checking');
});
