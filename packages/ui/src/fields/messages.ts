export const bankFieldMessages = {
  placeholder: 'Ketik atau pilih bank',
  notFound: 'Bank tidak ditemukan',
  failed: 'Daftar bank gagal dimuat.',
  retry: 'Coba lagi',
};

/** The texts of the fields for the start of cover, the format of the policy and its delivery. */
export const shippingFieldsMessages = {
  /** `date`: the last possible day. */
  startDateHint: (date: string) =>
    `Kosongkan bila pertanggungan dimulai saat pembayaran Anda kami terima. Tanggal lain dimulai pukul 00.00 WIB, paling lambat ${date}.`,
  start: 'Mulai pertanggungan',
  format: 'Bentuk polis',
  digital: 'E-polis saja',
  digitalHint: 'Gratis, dikirim lewat email.',
  /** `emails`: the addresses that receive the policy. */
  digitalTo: (emails: readonly string[]) => `Gratis, dikirim ke ${emails.join(' dan ')}.`,
  printed: 'E-polis dan polis cetak',
  /** `fee`: 'Rp50.000'. */
  printedFor: (fee: string) => `E-polis dan polis cetak (${fee})`,
  printedHint: (fee: string) => `Tambahan biaya cetak ${fee}. Dikirim ke alamat Anda.`,
  printedFree: 'Tanpa biaya tambahan. Dikirim ke alamat Anda.',
  printedAddress: 'Alamat pengiriman polis cetak',
  /** `owner`: 'tertanggung'. */
  sameAddress: (owner: string) => `Sama dengan alamat ${owner}`,
  otherAddress: 'Kirim ke alamat lain',
  address: 'Alamat pengiriman',
  addressHint: 'Tulis lengkap: nama penerima, jalan, nomor, kelurahan, kecamatan, kota, dan kode pos.',
};
