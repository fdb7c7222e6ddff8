import type { SiteConfig } from '@naungan/domain/brand';
import type { ProductType } from '@naungan/domain/lines';
import type { OrderRecord } from '../../orders/service.ts';

type Product = OrderRecord['product'];

/** What a certificate says differently in each line. */
export type Wording = {
  /** What `limitClaim.limit` is. */
  limitTitle: string;
  /** What is covered from when on. */
  cover: (product: Product) => string[];
  /** Which changes have to be told. */
  changes: string;
  claims: (brand: SiteConfig) => string[];
};

const health: Wording = {
  limitTitle: 'Batas Manfaat per Tahun',
  cover: ({ waitingTime }) => [
    `Masa tunggu ${waitingTime} hari sejak polis terbit, kecuali akibat kecelakaan. Manfaat tertentu memiliki masa tunggu sendiri, seperti tertulis pada tabel manfaat.`,
  ],
  changes: 'alamat dan kontak',
  claims: ({ name }) => [
    'Tunjukkan sertifikat ini beserta kartu identitas Tertanggung kepada rumah sakit rekanan sebelum perawatan.',
    'Untuk penggantian biaya, simpan kuitansi asli, rincian biaya, resume medis, dan hasil pemeriksaan penunjang.',
    `Sampaikan klaim kepada ${name} melalui kontak di bawah ini, paling lambat 30 hari kalender sejak Tertanggung keluar dari rumah sakit.`,
  ],
};

const personalAccident: Wording = {
  limitTitle: 'Uang Pertanggungan',
  cover: () => [
    'Polis ini menjamin akibat kecelakaan, bukan akibat penyakit, sejak polis berlaku dan tanpa masa tunggu.',
    'Meninggal dunia dan cacat tetap dijamin bila terjadi dalam 12 bulan sejak tanggal kecelakaan.',
    'Santunan meninggal dunia dibayarkan seluruhnya kepada Penerima Manfaat Utama. Penerima Manfaat Kedua berhak bila Penerima Manfaat Utama sudah tidak ada; bila lebih dari satu, dibagi sama rata.',
  ],
  changes: 'alamat, kontak, pekerjaan, dan penerima manfaat',
  claims: ({ name }) => [
    `Laporkan kecelakaan kepada ${name} melalui kontak di bawah ini, paling lambat 5 hari kalender setelah kejadian.`,
    'Simpan kuitansi asli biaya pengobatan. Kecelakaan lalu lintas memerlukan surat keterangan kepolisian, dan cacat tetap memerlukan surat keterangan dokter.',
    'Bila Tertanggung meninggal dunia, Penerima Manfaat mengajukan klaim dengan nomor polis ini; untuk itu tidak diperlukan akun.',
  ],
};

const WORDINGS: Partial<Record<ProductType, Wording>> = {
  kesehatan: health,
  kecelakaandiri: personalAccident,
};

export function wordingOf(productType: ProductType): Wording {
  const wording = WORDINGS[productType];
  if (!wording) throw new Error(`A certificate of ${productType} has no wording: add it to wording.ts.`);
  return wording;
}
