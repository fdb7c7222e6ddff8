import { formatRupiah, type Rupiah } from '../money/rupiah.ts';
import { MAX_ADDITIONS } from './addition.ts';
import type { ClaimProblem, ClaimProblemCode } from './problem.ts';

/** The texts about claims. Texts of the specification are exact [3 §4, §5]. */
export const CLAIM_MESSAGES = {
  cause: 'Penyebab klaim wajib di isi',
  amount: 'Jumlah Klaim Wajib Diisi',
  disaster: 'Sebab Musibah Wajib Diisi',
  date: 'Tanggal Musibah wajib diisi',
  dateUnknown: 'Tanggal Musibah tidak valid',
  dateInFuture: 'Tanggal Musibah tidak boleh setelah hari ini',
  accountNumber: 'Nomor Rekening wajib diisi',
  accountHolder: 'Nama pemilik rekening wajib diisi',
  bankName: 'Nama Bank wajib diisi',

  reviseAll: 'Silahkan upload semua berkas yang harus direvisi',
  reviseConfirm: 'Simpan perubahan',
  fileInvalid: 'File yang di upload tidak valid',
  tooManyRevisedFiles: 'Maksimal lampiran adalah 10 Berkas',
  tooManyDocuments: 'Maksimal 10 Dokumen',

  appealMissing: 'Harap upload surat pengajuan banding',
  appealFormat: 'Format File yang di upload tidak sesuai',
  appealSize: 'Maksimal Ukuran File adalah 2mb',
  appealConfirm: 'Ajukan Banding?',
  appealOpen: 'Banding Anda masih diperiksa, mohon tunggu jawabannya',
  appealUnanswered: 'Surat Balasan Belum Terbit',

  letterMissing: 'Harap upload surat pernyataan yang sudah ditandatangani',

  accountMissing: 'Isi rekening penerima sebelum mengirim surat pernyataan',

  replacementMissing: 'Anda belum menentukan pilihan',
  replacementConfirm: 'Simpan pilihan?',
  replacementLocked: 'Pilihan kamu sudah disetujui, tidak dapat diubah',

  workshopConfirm: 'Simpan Perubahan?',
  workshopConfirmText: 'Setelah disetujui, anda tidak dapat melakukan perubahan bengkel rujukan',
  workshopChosen: 'Bengkel rujukan sudah dipilih, tidak dapat diubah',
  workshopUnknown: 'Bengkel rujukan tidak ditemukan',

  paymentReceived: 'Pembayaran Diterima',
  paymentProof: 'Bukti Bayar',

  condolence: 'Kami turut berduka cita.',

  policyVoid: 'Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan',
  duplicate: 'Klaim untuk polis, penyebab, dan tanggal ini sudah pernah diajukan',
  duplicateText: 'Lanjutkan hanya bila ini kejadian yang berbeda',
  messageMissing: 'Pesan wajib diisi',
  additionTitle: 'Keterangan berkas wajib diisi',
  additionMissing: 'Harap upload berkas yang ingin ditambahkan',
  claimNumber: 'Nomor klaim wajib diisi',
  withdrawConfirm: 'Tarik klaim ini?',
  linkExpired: 'Tautan klaim ini sudah tidak berlaku karena klaimnya selesai lebih dari satu tahun yang lalu',
  stateChanged: 'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ended: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi',
} as const;

export const amountTooHighMessage = (sumInsured: Rupiah): string =>
  `Maksimal jumlah klaim ${formatRupiah(sumInsured)}`;

/** Returns the message for a too large file of a document that the desk returned for correction. */
export const revisedTooLargeMessage = (limitMb: number): string => `Maksimal ukuran berkas ${limitMb} mb`;
export const tooFewFilesMessage = (title: string): string =>
  `Lampiran ${title} minimal 2 berkas yang harus diupload`;

/** Returns the message for a too large file of a document that may have several files. */
export const fileTooLargeMessage = (file: string, limitMb: number): string =>
  `${file}: Maksimal ukuran file ${limitMb}mb`;

const PROBLEM_TEXTS: Readonly<Record<Exclude<ClaimProblemCode, 'tooFewFiles'>, string>> = {
  stateChanged: CLAIM_MESSAGES.stateChanged,
  ended: CLAIM_MESSAGES.ended,
  appealOpen: CLAIM_MESSAGES.appealOpen,
  replacementMissing: CLAIM_MESSAGES.replacementMissing,
  replacementLocked: CLAIM_MESSAGES.replacementLocked,
  accountMissing: CLAIM_MESSAGES.accountMissing,
  payeeMissing: 'Sebutkan rekening tujuan pembayaran',
  alreadyPaid: 'Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi',
  workshopUnknown: CLAIM_MESSAGES.workshopUnknown,
  workshopChosen: CLAIM_MESSAGES.workshopChosen,
  workshopMissing: 'Tentukan bengkel rujukan terlebih dahulu',
  noWorkshopRepair: 'Klaim ini tidak diperbaiki di bengkel',
  repairStepOutOfOrder: 'Langkah perbaikan ini tidak sesuai urutannya',
  repairUnfinished: 'Perbaikan di bengkel belum selesai',
  documentCodesInvalid: 'Sebutkan kode lampiran yang harus diperbaiki',
  documentNotSentBack: CLAIM_MESSAGES.fileInvalid,
  documentsMissing: CLAIM_MESSAGES.reviseAll,
  tooManyFiles: CLAIM_MESSAGES.tooManyRevisedFiles,
  amountNotPositive: 'Jumlah yang disetujui harus lebih dari Rp0',
  noApprovedAmount: 'Belum ada jumlah yang disetujui',
  hasApprovedAmount: 'Klaim sudah disetujui, jadi jumlahnya yang dipertahankan',
  tooManyAdditions: `Paling banyak ${MAX_ADDITIONS} berkas tambahan untuk satu klaim, silakan kirim pesan kepada petugas`,
  repairBegun: 'Perbaikan kendaraan sudah dimulai, sehingga klaim tidak dapat ditarik',
};

/** Returns the message of a problem, for the claimant or the desk. */
export const claimProblemText = ({ code, documentTitle = '' }: ClaimProblem): string =>
  code === 'tooFewFiles' ? tooFewFilesMessage(documentTitle) : PROBLEM_TEXTS[code];
