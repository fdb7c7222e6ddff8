export const planCardMessages = {
  offline: 'Lewat konsultan',
  /** `cover`: 'Comprehensive'. */
  cheapest: (cover: string) => `${cover} termurah di daftar ini`,
  /** `unit`: 'per tahun'. */
  unit: (unit: string) => `${unit}, termasuk biaya admin`,
  parts: 'Bagian premi',
  compare: 'Bandingkan',
  benefits: 'Manfaat',
  detail: 'Detail',
  consult: 'Konsultasi',
  buy: 'Beli',
};

export const unlockPromptMessages = {
  reason: 'Tinggalkan nama dan kontak Anda, atau masuk ke akun Anda.',
  detailsInvalid:
    'Data yang Anda tinggalkan belum dapat kami verifikasi. Perbarui data Anda, atau masuk ke akun Anda.',
  login: 'Masuk',
  showAll: 'Lihat semua',
};
