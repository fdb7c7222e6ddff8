import { expect, test } from 'vitest';
import { CLAIM_PROBLEM_CODES, type ClaimProblemCode, claimProblemText } from './index.ts';

const TEXTS: Readonly<Record<ClaimProblemCode, string>> = {
  stateChanged: 'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ended: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi',
  appealOpen: 'Banding Anda masih diperiksa, mohon tunggu jawabannya',
  replacementMissing: 'Anda belum menentukan pilihan',
  replacementLocked: 'Pilihan kamu sudah disetujui, tidak dapat diubah',
  accountMissing: 'Isi rekening penerima sebelum mengirim surat pernyataan',
  payeeMissing: 'Sebutkan rekening tujuan pembayaran',
  alreadyPaid: 'Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi',
  workshopUnknown: 'Bengkel rujukan tidak ditemukan',
  workshopChosen: 'Bengkel rujukan sudah dipilih, tidak dapat diubah',
  workshopMissing: 'Tentukan bengkel rujukan terlebih dahulu',
  noWorkshopRepair: 'Klaim ini tidak diperbaiki di bengkel',
  repairStepOutOfOrder: 'Langkah perbaikan ini tidak sesuai urutannya',
  repairUnfinished: 'Perbaikan di bengkel belum selesai',
  documentCodesInvalid: 'Sebutkan kode lampiran yang harus diperbaiki',
  documentNotSentBack: 'File yang di upload tidak valid',
  documentsMissing: 'Silahkan upload semua berkas yang harus direvisi',
  tooFewFiles: 'Lampiran Foto minimal 2 berkas yang harus diupload',
  tooManyFiles: 'Maksimal lampiran adalah 10 Berkas',
  amountNotPositive: 'Jumlah yang disetujui harus lebih dari Rp0',
  noApprovedAmount: 'Belum ada jumlah yang disetujui',
  hasApprovedAmount: 'Klaim sudah disetujui, jadi jumlahnya yang dipertahankan',
  tooManyAdditions: 'Paling banyak 20 berkas tambahan untuk satu klaim, silakan kirim pesan kepada petugas',
  repairBegun: 'Perbaikan kendaraan sudah dimulai, sehingga klaim tidak dapat ditarik',
};

test.each(CLAIM_PROBLEM_CODES)('the claim problem %s has the expected text', (code) => {
  expect(claimProblemText({ code, documentTitle: 'Foto' })).toBe(TEXTS[code]);
});
