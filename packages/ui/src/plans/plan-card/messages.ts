export const unlockPromptMessages = {
  reason: 'Tinggalkan nama dan kontak Anda, atau masuk ke akun Anda.',
  detailsInvalid:
    'Data yang Anda tinggalkan belum dapat kami verifikasi. Perbarui data Anda, atau masuk ke akun Anda.',
  login: 'Masuk',
  showAll: 'Lihat semua',
};
