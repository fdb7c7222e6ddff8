/** The texts of the profile. Labels and texts of errors are not included. */
export const profileFormMessages = {
  parts: 'Bagian profil',
  loading: 'Memuat…',
  nameHint: 'Sesuai KTP atau paspor.',
  emailHint: 'Email tidak dapat diubah.',
  chooseIdentity: 'Pilih jenis kartu identitas',
  chooseOccupation: 'Pilih pekerjaan',
  chooseBusiness: 'Pilih bidang usaha',
  chooseIncome: 'Pilih penghasilan per bulan',
  holderHint: 'Sesuai buku tabungan.',
  save: 'Simpan',
  progress: (filled: number, count: number) => `${filled} dari ${count} bagian sudah terisi.`,
  completeForOrder: 'Semua bagian sudah terisi. Simpan untuk melanjutkan pesanan Anda.',
  complete: 'Semua bagian sudah terisi. Simpan perubahan Anda.',
  /** `order`: the product that the member wants to order. */
  waiting: (order: string) => `Pesanan Anda menunggu: ${order}`,
  completeFirst: 'Lengkapi profil untuk dapat memesan',
  /** Followed by the name of the part. */
  fillIn: 'Isi bagian',
  // Read after the name of a part.
  filled: ': sudah terisi',
  notFilled: ': belum lengkap',
  /** Follows the number of invalid fields. */
  toCheck: 'isian perlu diperiksa',
  unsaved: 'Perubahan Anda belum disimpan',
  cancel: 'Batal',
  discard: 'Buang perubahan',
  discardConfirm: 'Ya, buang',
  discardText: 'Isian akan dikembalikan ke profil yang tersimpan.',
  restored: 'Isian berikut tersimpan dari kunjungan sebelumnya.',
};
