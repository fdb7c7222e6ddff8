/** The texts of `@naungan/storefront` around the pages. */
export const storefrontMessages = {
  loading: 'Memuat',
  /** Shown in place of a page that has failed. */
  pageFailed: 'Halaman ini belum dapat ditampilkan',
  account: 'Akun',
  logout: 'Keluar',
  loggingOut: 'Mengakhiri sesi',
  login: 'Masuk',
  toAccount: 'Ke akun saya',
  continue: 'Lanjutkan',
  completeProfile: 'Lengkapi profil',
  accountDeleted: 'Akun Anda sudah dihapus',
  orders: 'Pembelian Asuransi',
  transaction: 'Lihat Transaksi',
  livePremium: 'Angka ini mengikuti isian Anda. Yang belum Anda isi memakai contoh.',
};
