import type { PolicyNote } from '@naungan/api/content';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { carouselSlug } from '../../modules/content/carousel-slug.ts';

const property: PolicyNote[] = [
  {
    title: 'Laporkan bencana secepatnya',
    description:
      'Beri tahu kami paling lambat 7 hari kalender setelah kejadian, walaupun dokumen belum lengkap.',
  },
  {
    title: 'Foto sebelum dibereskan',
    description: 'Ambil foto seluruh kerusakan dari dekat dan dari jauh sebelum puing dipindahkan.',
  },
  {
    title: 'Cegah kerugian bertambah',
    description: 'Matikan listrik dan gas, lalu amankan barang yang masih dapat diselamatkan.',
  },
  {
    title: 'Harga bangunan berubah?',
    description: 'Setelah renovasi, sesuaikan nilai bangunan agar ganti rugi tidak berkurang.',
  },
];

const NOTES: Record<ProductType, PolicyNote[]> = {
  kebakaran: property,
  gempabumi: property,
  'kebakaran-gempabumi': property,
  kendaraan: [
    {
      title: 'Lapor dalam 5 hari',
      description: 'Kejadian pada kendaraan dilaporkan paling lambat 5 hari kalender setelah terjadi.',
    },
    {
      title: 'Jangan perbaiki dahulu',
      description: 'Perbaikan dilakukan setelah disetujui dan di bengkel rekanan yang Anda pilih.',
    },
    {
      title: 'Simpan data pihak lain',
      description: 'Catat nama, nomor telepon, dan nomor polisi bila kendaraan lain terlibat.',
    },
    {
      title: 'Bawa SIM dan STNK',
      description: 'Keduanya harus berlaku saat kejadian dan diminta ketika klaim diajukan.',
    },
  ],
  kecelakaandiri: [
    {
      title: 'Beri tahu penerima manfaat',
      description: 'Sampaikan nomor polis dan tempat sertifikat disimpan kepada keluarga Anda.',
    },
    {
      title: 'Lapor dalam 5 hari',
      description: 'Kecelakaan dilaporkan paling lambat 5 hari kalender setelah terjadi.',
    },
    {
      title: 'Simpan kuitansi asli',
      description: 'Biaya pengobatan diganti sesuai kuitansi, sampai batas manfaat di polis Anda.',
    },
    {
      title: 'Berganti pekerjaan?',
      description: 'Beri tahu kami, karena kelas risiko mengikuti pekerjaan tertanggung.',
    },
  ],
  kesehatan: [
    {
      title: 'Bawa sertifikat saat berobat',
      description: 'Tunjukkan sertifikat dan kartu identitas di rumah sakit rekanan sebelum perawatan.',
    },
    {
      title: 'Kenali masa tunggu',
      description: 'Penyakit tertentu dijamin setelah masa tunggunya lewat; kecelakaan dijamin sejak awal.',
    },
    {
      title: 'Klaim paling lambat 30 hari',
      description: 'Kirim kuitansi asli dan resume medis dalam 30 hari sejak keluar dari rumah sakit.',
    },
    {
      title: 'Pelajari polis 14 hari',
      description: 'Dalam 14 hari kalender sejak diterima, polis masih dapat dibatalkan.',
    },
  ],
};

/** Notes above the orders of each line [3 §2]. Days: refdata, `conventions.csv`. */
export const policyCarousels = PRODUCT_TYPES.map((type) => ({
  slug: carouselSlug(type),
  content: NOTES[type],
}));
