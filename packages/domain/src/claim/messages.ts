import { formatRupiah, type Rupiah } from '../money/rupiah.ts';

/** The texts of claims to the letter [3 §4, §5]; those that it leaves open follow their manner. */
export const CLAIM_MESSAGES = {
  cause: 'Penyebab klaim wajib di isi',
  amount: 'Jumlah Klaim Wajib Diisi',
  disaster: 'Sebab Musibah Wajib Diisi',
  date: 'Tanggal Musibah wajib diisi',
  dateUnknown: 'Tanggal Musibah tidak valid',
  dateInFuture: 'Tanggal Musibah tidak boleh setelah hari ini',
  accountNumber: 'Nomor Rekening wajib diisi',
  accountNumberDigits: 'Nomor Rekening harus 5 sampai 16 digit angka',
  accountHolder: 'Nama pemilik rekening wajib diisi',
  bankName: 'Nama Bank wajib diisi',

  reviseAll: 'Silahkan upload semua berkas yang harus direvisi',
  reviseConfirm: 'Simpan perubahan',
  fileInvalid: 'File yang di upload tidak valid',
  tooManyOfRevision: 'Maksimal lampiran adalah 10 Berkas',
  tooManyDocuments: 'Maksimal 10 Dokumen',

  appealMissing: 'Harap upload surat pengajuan banding',
  appealFormat: 'Format File yang di upload tidak sesuai',
  appealSize: 'Maksimal Ukuran File adalah 2mb',
  appealConfirm: 'Ajukan Banding?',
  appealOpen: 'Banding Anda masih diperiksa, mohon tunggu jawabannya',
  appealUnanswered: 'Surat Balasan Belum Terbit',

  letterMissing: 'Harap upload surat pernyataan yang sudah ditandatangani',

  replacementMissing: 'Anda belum menentukan pilihan',
  replacementConfirm: 'Simpan pilihan?',
  replacementLocked: 'Pilihan kamu sudah disetujui, tidak dapat diubah',

  workshopConfirm: 'Simpan Perubahan?',
  workshopConfirmText: 'Setelah disetujui, anda tidak dapat melakukan perubahan bengkel rujukan',
  workshopChosen: 'Bengkel rujukan sudah dipilih, tidak dapat diubah',
  workshopUnknown: 'Bengkel rujukan tidak ditemukan',

  paymentReceived: 'Pembayaran Diterima',
  paymentProof: 'Bukti Bayar',

  policyVoid: 'Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan',
  duplicate: 'Klaim untuk polis, penyebab, dan tanggal ini sudah pernah diajukan',
  duplicateText: 'Lanjutkan hanya bila ini kejadian yang berbeda',
  moved: 'Status klaim sudah berubah, silakan muat ulang halaman ini',
  ended: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi',
} as const;

export const amountTooHighMessage = (sumInsured: Rupiah): string =>
  `Maksimal jumlah klaim ${formatRupiah(sumInsured)}`;

/** Of a revised document. */
export const revisedTooLargeMessage = (limitMb: number): string => `Maksimal ukuran berkas ${limitMb} mb`;
export const tooFewFilesMessage = (title: string): string =>
  `Lampiran ${title} minimal 2 berkas yang harus diupload`;

/** Of one file among several. */
export const fileTooLargeMessage = (file: string, limitMb: number): string =>
  `${file}: Maksimal ukuran file ${limitMb}mb`;
