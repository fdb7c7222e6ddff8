import { expect, test } from 'vitest';
import type { ClaimState } from '../status/claim.ts';
import { type ClaimEntry, claimHistory, fileReview, remark } from './history.ts';

const entry = (
  from: ClaimState | null,
  to: ClaimState,
  actor = 'desk:d-1',
  reason: string | null = null,
): ClaimEntry => ({ from, to, actor, reason, at: '2026-11-21T03:00:00Z' });
const edit = (state: ClaimState, reason: string, actor = 'member:m-1') => entry(state, state, actor, reason);

const filed = entry(null, 'pending', 'member:m-1');
const takenUp = entry('pending', 'review', 'insurer');
const sentBack = entry('review', 'incomplete', 'desk:d-1', 'Foto kurang jelas');
const sentAgain = entry('incomplete', 'review', 'heir:c-1');
const approved = entry('review', 'approved', 'desk:d-1', 'Sesuai bukti');

test.each([
  [filed, 'Klaim diajukan', '', 'claimant'],
  [takenUp, 'Pemeriksaan dimulai', '', 'insurer'],
  [sentBack, 'Berkas perlu dilengkapi', 'Foto kurang jelas', 'insurer'],
  [sentAgain, 'Berkas dikirim kembali', '', 'claimant'],
  [approved, 'Klaim disetujui', 'Sesuai bukti', 'insurer'],
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
  [edit('review', 'workshop: Bengkel Maju'), 'Bengkel rujukan dipilih', 'Bengkel Maju', 'claimant'],
  [
    edit('approved', 'replacement: cash'),
    'Bentuk penggantian dipilih',
    'Ganti rugi uang tunai ke rekening Anda',
    'claimant',
  ],
  [edit('approved', 'replacement agreed', 'desk:d-1'), 'Bentuk penggantian disepakati', '', 'insurer'],
  [
    edit('agreed', 'estimate: Bumper: diganti', 'desk:d-1'),
    'Estimasi biaya disusun',
    'Bumper: diganti',
    'insurer',
  ],
  [edit('agreed', 'received', 'desk:d-1'), 'Kendaraan diterima bengkel', '', 'insurer'],
  [
    edit('review', remark('document', 'Kuitansi: asli')),
    'Berkas tambahan dikirim',
    'Kuitansi: asli',
    'claimant',
  ],
  [
    edit('agreed', remark('account', 'BCA, berakhir dengan 7890')),
    'Rekening penerima diubah',
    'BCA, berakhir dengan 7890',
    'claimant',
  ],
] as const)('the event of %o is titled "%s"', (row, title, note, by) => {
  expect(claimHistory([row])).toEqual([{ at: row.at, title, note, by }]);
});

test.each([['sendMessage'], ['replyMessage'], ['replacement: unknown']])(
  'the edit %s is no event',
  (reason) => {
    expect(claimHistory([edit('review', reason)])).toEqual([]);
  },
);

test('the history has the newest event first, and survives an erased reason', () => {
  const erased = { ...edit('review', ''), reason: null };
  expect(claimHistory([filed, takenUp, erased, approved]).map(({ title }) => title)).toEqual([
    'Klaim disetujui',
    'Pemeriksaan dimulai',
    'Klaim diajukan',
  ]);
});

const first = { kind: 'document', round: 0 } as const;
const second = { kind: 'document', round: 1 } as const;

test.each([
  ['waiting', [filed], first],
  ['checking', [filed, takenUp], first],
  ['checked', [filed, takenUp, sentBack], first],
  ['checked', [filed, takenUp, sentBack, sentAgain], first],
  ['checking', [filed, takenUp, sentBack, sentAgain], second],
  ['checked', [filed, takenUp, sentBack, sentAgain, approved], second],
  ['checked', [filed, takenUp, approved, entry('approved', 'review')], first],
  [null, [filed, takenUp, entry('review', 'withdrawn', 'member:m-1')], first],
] as const)('a document is %s after %o', (review, entries, file) => {
  expect(fileReview(entries, file)).toBe(review);
});

test('a returned document has to be corrected', () => {
  expect(fileReview([filed, takenUp, sentBack], first, true)).toBe('returned');
});

test('an added document counts as checked after the next decision', () => {
  const additionEntry = (state: ClaimState) => edit(state, remark('document', 'Kuitansi'));
  const addition = (round: number) => ({ kind: 'addition', round }) as const;
  const entries = [filed, takenUp, additionEntry('review'), sentBack, additionEntry('incomplete')];
  expect(fileReview(entries, addition(0))).toBe('checked');
  expect(fileReview(entries, addition(1))).toBe('waiting');
  expect(fileReview([...entries, sentAgain], addition(1))).toBe('checking');
});
