import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the questions about a building after the first one. */
export const propertyQuestionsMessages = {
  priceHint: 'Biaya membangun kembali, tanpa harga tanah.',
  priceHelp: 'Berapa harga bangunan yang diisi?',
  priceHelpText:
    'Isi biaya membangun kembali bangunan seperti sekarang: bahan, upah, dan perizinan. Harga tanah tidak dihitung karena tanah tidak ikut terbakar. Bila harga yang diisi terlalu rendah, ganti rugi ikut berkurang.',
  years: (count: number) => `${count} tahun`,
  yes: 'Ya',
  no: 'Tidak',
  mortgageHint: 'Masih dicicil ke bank',
  mortgageHelp: 'Rumah saya masih KPR. Apa bedanya?',
  mortgageHelpText:
    'Pilih Ya. Nama bank dicantumkan pada polis (klausula bank), seperti yang diminta bank dalam perjanjian kredit. Premi tidak berubah.',
  classHint: 'Rumah berdinding bata dan beratap genteng umumnya Kelas 1.',
  floors: 'lantai',
  chooseProvince: 'Pilih provinsi',
  chooseDistrict: 'Pilih Kabupaten/Kota',
  chooseProvinceFirst: 'Pilih provinsi dan Kabupaten/Kota dahulu',
  /** `level`: 'Kota'. */
  noDistrict: (level: string, province: string) =>
    `Tidak ada ${level} di ${province}. Pilih jenis yang lain.`,
  /** `zone`: 'Zona 3'. */
  zone: (zone: string) => `Untuk gempa bumi: ${zone}.`,
  streetHint: 'Jalan dan nomor. Hanya untuk mengisi formulir pemesanan, premi tidak mengikutinya.',
  loadFailed: MESSAGES.common.loadFailed as string,
  retry: MESSAGES.common.retry as string,
  // The explanations of the covers.
  kebakaran: 'Kebakaran, sambaran petir, ledakan, kejatuhan pesawat terbang, dan asap.',
  gempabumi: 'Gempa bumi, letusan gunung berapi, dan tsunami.',
  'kebakaran-gempabumi': 'Semua jaminan kebakaran, ditambah gempa bumi, letusan gunung berapi, dan tsunami.',
  floodHint: 'Perluasan banjir, angin topan, badai, dan kerusakan akibat air, dengan premi tambahan.',
  noFlood: 'Tanpa perluasan banjir',
};
