import { CLAIM_MESSAGES } from '@naungan/domain/claim';

/** The texts of the dialogs and forms on the page of a claim. Texts of errors are not included. */
export const claimDialogsMessages = {
  cancel: 'Batal',
  // Additional documents.
  addDocument: 'Tambah berkas',
  addDocumentText:
    'Kirim berkas lain yang mendukung klaim Anda. Perusahaan asuransi memeriksanya bersama berkas sebelumnya.',
  documentTitle: 'Keterangan berkas',
  documentExample: 'Contoh: Kuitansi rawat jalan',
  sendDocument: 'Kirim berkas',
  documentSent: 'Berkas tambahan Anda sudah kami terima',
  documentFailed: 'Berkas belum terkirim, silakan coba lagi',
  // The letter in which the claimant accepts the settlement.
  signedLetter: 'Surat pernyataan yang sudah ditandatangani',
  letter: 'Surat pernyataan',
  sendLetter: 'Kirim surat',
  letterMissing: CLAIM_MESSAGES.letterMissing as string,
  letterFailed: 'Surat belum terkirim, silakan coba lagi',
  letterSent: 'Surat pernyataan Anda sudah kami terima',
  noAppeal: 'Setelah surat terkirim, keputusan klaim ini tidak dapat diajukan banding lagi.',
  letterConfirm: 'Kirim surat pernyataan?',
  paidTo: (bank: string, number: string, holder: string) =>
    `Klaim dibayarkan ke rekening ${bank} ${number} a.n. ${holder}.`,
  confirmSend: 'Ya, kirim',
  accountStep: '1. Rekening penerima',
  repairAccount:
    'Biaya perbaikan dibayarkan kepada bengkel. Rekening ini digunakan bila ada penggantian yang dibayarkan kepada Anda.',
  claimAccount: 'Klaim dibayarkan ke rekening ini.',
  signStep: '2. Tanda tangan',
  signText: 'Unduh surat pernyataan, lalu periksa jumlah dan rekeningnya. Tanda tangani di atas meterai.',
  downloadLetter: 'Unduh surat pernyataan',
  sendStep: '3. Kirim surat',
  sendText: 'Foto atau pindai suratnya, lalu kirim di sini.',
  // The confirmation of the payment or repair.
  repairDone: 'Perbaikan sudah selesai?',
  repairReminder: 'Pastikan kendaraan sudah Anda ambil dan hasil perbaikannya baik.',
  repairConfirm: 'Ya, sudah selesai',
  paymentReceived: 'Pembayaran sudah Anda terima?',
  paymentReminder: (amount: string) => `Pastikan ${amount} sudah masuk ke rekening Anda.`,
  paymentConfirm: 'Ya, sudah diterima',
  /** `reminder`: `repairReminder` or `paymentReminder`. */
  endsClaim: (reminder: string) => `${reminder} Setelah dikonfirmasi, klaim ini selesai.`,
  ended: 'Terima kasih, klaim Anda selesai',
  // The form of the replacement.
  replacement: 'Bentuk penggantian',
  replacementText:
    'Pilihan ini masih dapat diubah sampai disetujui perusahaan asuransi atau surat pernyataan Anda kirim.',
  replacedBy: 'Klaim Anda diganti dengan',
  saveReplacement: 'Simpan pilihan',
  replacementSaved: 'Pilihan Anda sudah disimpan',
  confirmSave: 'Ya, simpan',
  // The withdrawal.
  withdrawText: 'Klaim yang ditarik tidak diproses lagi dan tidak dapat dilanjutkan.',
  /** Followed by the amount. */
  approvedAmount: 'Jumlah yang disetujui,',
  /** Follows the amount. */
  notPaid: ', tidak dibayarkan.',
  reason: 'Alasan',
  withdraw: 'Ya, tarik klaim',
  withdrawn: 'Klaim Anda sudah ditarik',
  withdrawFailed: 'Klaim belum ditarik, silakan coba lagi',
  // The workshop.
  workshop: 'Pilih bengkel rujukan',
  workshopText:
    'Kendaraan Anda diperbaiki di bengkel rekanan ini tanpa biaya di muka. Bengkel hanya dapat dipilih satu kali.',
  choose: 'Pilih',
  workshopSaved: 'Bengkel rujukan Anda sudah disimpan',
  // The appeal.
  appealLetter: 'Surat pengajuan banding',
  appeal: 'Banding',
  appealText:
    'Tidak setuju dengan keputusan klaim ini? Tulis alasan Anda dalam surat, lalu kirim suratnya di sini.',
  sendAppeal: 'Ajukan Banding',
  appealMissing: CLAIM_MESSAGES.appealMissing as string,
  appealFailed: 'Banding belum terkirim, silakan coba lagi',
  appealSent: 'Banding Anda sudah kami terima',
  appealConfirm: CLAIM_MESSAGES.appealConfirm as string,
  appealConfirmText: 'Surat Anda diperiksa perusahaan asuransi, dan keputusannya kami kirim melalui email.',
  confirmAppeal: 'Ya, ajukan',
  history: (count: number) => `Riwayat (${count})`,
  appeals: 'Riwayat banding',
  appealNumber: (number: number) => `Banding ${number}`,
  /** Followed by the date. */
  appealedOn: 'Diajukan',
  letterOfAppeal: 'Surat banding',
  response: 'Surat balasan',
  // The bank account.
  account: 'Rekening penerima',
  accountText: 'Rekening dapat diubah sampai klaim dibayarkan. Setiap perubahan kami kabarkan melalui email.',
  changeAccount: 'Ubah rekening',
  saveAccount: 'Simpan rekening',
  accountPrinted: 'Setelah disimpan, rekening ini tercetak di surat pernyataan.',
  accountSaved: 'Rekening penerima sudah disimpan',
  accountFailed: 'Rekening belum tersimpan, silakan coba lagi',
  accountNumber: 'Nomor Rekening',
  accountHolder: 'Nama pemilik rekening',
  holderHint: 'Sesuai buku tabungan.',
  bank: 'Nama Bank',
  chooseBank: 'Pilih bank',
  // The messages between claimant and desk.
  you: 'Anda',
  /** The handler of the claim. */
  desk: 'Petugas klaim',
  conversation: 'Percakapan',
  noMessages:
    'Ada pertanyaan tentang klaim ini? Tulis kepada petugas klaim. Balasannya tampil di sini dan kami kirim ke email Anda.',
  message: 'Pesan kepada petugas klaim',
  sendMessage: 'Kirim pesan',
  messageSent: 'Pesan Anda sudah terkirim',
  messageFailed: 'Pesan belum terkirim, silakan coba lagi',
  // The corrected documents.
  preparing: 'Foto masih disiapkan, mohon tunggu sebentar',
  revisionSent: 'Berkas Anda sudah kami terima dan diperiksa kembali',
  saveRevision: 'Simpan perubahan',
  revisionText: 'Berkas dikirim ke perusahaan asuransi untuk diperiksa kembali.',
};
