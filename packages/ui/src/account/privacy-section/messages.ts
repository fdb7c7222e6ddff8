/** The texts of the member's rights to the data. Texts of errors are not included. */
export const privacyMessages = {
  title: 'Privasi dan data pribadi',
  introduction: 'Data ini milik Anda: lihat, unduh, atau hapus kapan saja.',
  consents: 'Persetujuan saya',
  saved: 'Pilihan Anda sudah disimpan',
  marketing: 'Informasi produk dan penawaran melalui email',
  required: 'Diperlukan selama Anda memiliki akun.',
  given: (date: string) => `Diberikan ${date}.`,
  /** `version`: the date of the accepted text. */
  givenVersion: (date: string, version: string) => `Diberikan ${date}, versi ${version}.`,
  withdrawn: (date: string) => `Ditarik ${date}.`,
  notGiven: 'Belum diberikan.',
  copy: 'Salinan data saya',
  copyText:
    'Semua data yang kami simpan tentang Anda: akun, profil, pesanan, pembayaran, polis, dan klaim. PDF untuk dibaca, JSON untuk dipindahkan ke layanan lain.',
  pdf: 'Unduh PDF',
  json: 'Unduh JSON',
  deleteTitle: 'Hapus akun',
  deleteText:
    'Akun dan data Anda dihapus untuk selamanya, kecuali yang wajib kami simpan menurut undang-undang. Anda akan melihat keduanya sebelum memutuskan.',
  deleteMine: 'Hapus akun saya',
  notYet: 'Akun belum dapat dihapus',
  loginAgainTitle: 'Masuk kembali dahulu',
  loginAgainText: 'Demi keamanan, masuk kembali dengan Google, lalu hapus akun Anda dalam 15 menit.',
  loginAgain: 'Masuk kembali',
  /** The word that the member types to confirm the deletion. */
  word: 'HAPUS',
  typeWord: (word: string) => `Ketik ${word} untuk melanjutkan`,
  wordRequired: (word: string) => `Ketik ${word} dengan huruf besar`,
  removed: 'Yang langsung dihapus',
  kept: 'Yang wajib kami simpan',
  nothingKept: 'Tidak ada data Anda yang wajib kami simpan.',
  /** Followed by the period. */
  keptUntil: 'Disimpan:',
};
