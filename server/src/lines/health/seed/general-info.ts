import { LISTED_WAITING_DAYS, MATERNITY_WAITING_DAYS } from '@naungan/domain/lines/health';
import { formatRupiah } from '@naungan/domain/money';
import { list } from '../../seed/html.ts';
import { nameOfBenefit } from './benefit-groups.ts';
import type { HealthProduct, ProductKind } from './product.ts';
import { LISTED_DISEASES } from './reference-data.ts';

/** Days. `server/seed/data/SOURCES.md` names the source of the waiting times. */
export const WAITING_DAYS = 30;
export const GRACE_DAYS = 30;
export const COOLING_DAYS = 14;

const INTRODUCTIONS: Record<ProductKind, string> = {
  inap: 'mengganti biaya rawat inap dan pembedahan sesuai tagihan, sampai batas setiap manfaat.',
  santunan: 'membayar uang tunai untuk setiap hari rawat inap, berapa pun tagihan rumah sakitnya.',
  'rawat-jalan': 'mengganti biaya berobat tanpa menginap: konsultasi, obat resep, dan pemeriksaan penunjang.',
  melahirkan: 'mengganti biaya pemeriksaan kehamilan dan persalinan, sampai batas setiap manfaat.',
};

/** Exclusions of every health plan. */
export const EXCLUSIONS = [
  'Penyakit atau kondisi yang sudah ada sebelum polis berlaku dan tidak dijelaskan saat pengajuan.',
  'Perawatan kecantikan, penurunan berat badan, dan tindakan tanpa alasan medis.',
  'Cedera yang disengaja, penyalahgunaan obat atau alkohol, dan tindakan melawan hukum.',
  'Perawatan di luar wilayah Indonesia.',
];

/** The highest co-payments of one claim, in rupiah. */
const OUTPATIENT_CAP = 300_000;
const HOSPITAL_CAP = 3_000_000;

const coPaymentSection = ({ coPaymentPercent, kind }: HealthProduct) => {
  const cap =
    kind === 'rawat-jalan'
      ? `${formatRupiah(OUTPATIENT_CAP)} untuk rawat jalan`
      : `${formatRupiah(HOSPITAL_CAP)} untuk rawat inap`;
  return `<h3>Pembagian biaya</h3><p>Tertanggung menanggung ${coPaymentPercent}% dari setiap klaim, paling banyak ${cap}. Sisanya ditanggung perusahaan asuransi sampai batas manfaat.</p>`;
};

const extensionSection = (extensions: HealthProduct['extensions']) =>
  `<h3>Perluasan yang dapat ditambahkan</h3><p>Belum termasuk dalam premi. Hubungi konsultan kami bila Anda membutuhkannya.</p>${list(
    extensions.map(({ item, limit }) => `${nameOfBenefit(item)}, batas ${formatRupiah(limit)} per tahun`),
  )}`;

const hasMaternity = ({ benefits }: HealthProduct) =>
  benefits.some(({ item }) => item.startsWith('melahirkan'));

function waitingPeriodSection(product: HealthProduct): string {
  const maternity = hasMaternity(product)
    ? [`Kehamilan dan melahirkan: ${MATERNITY_WAITING_DAYS} hari sejak polis berlaku.`]
    : [];
  const lines = [
    `Penyakit umum: ${WAITING_DAYS} hari sejak polis berlaku.`,
    'Kecelakaan: tanpa masa tunggu.',
    `Penyakit tertentu di bawah ini: ${LISTED_WAITING_DAYS} hari sejak polis berlaku.`,
    ...maternity,
  ];
  return `<h3>Masa tunggu</h3>${list(lines)}<h4>Penyakit dengan masa tunggu ${LISTED_WAITING_DAYS} hari</h4>${list(LISTED_DISEASES)}`;
}

/** Returns the information to read before ordering, as HTML. `store-repository.ts` sanitises the HTML. */
export function generalInfo(product: HealthProduct): string {
  const cashless = product.mechanisms.includes('cashless')
    ? ['Cashless: tunjukkan kartu peserta di rumah sakit rekanan di seluruh Indonesia.']
    : [];
  const claims = [
    ...cashless,
    'Reimbursement: kirim kuitansi asli, rincian biaya, dan resume medis paling lambat 30 hari sejak keluar rumah sakit.',
  ];
  return [
    `<p><strong>${product.name}</strong> ${INTRODUCTIONS[product.kind]} Premi berlaku untuk satu orang tertanggung selama satu tahun.</p>`,
    waitingPeriodSection(product),
    `<h3>Masa tenggang dan masa mempelajari polis</h3><p>Premi perpanjangan dapat dibayar sampai ${GRACE_DAYS} hari setelah jatuh tempo. Polis dapat dibatalkan dalam ${COOLING_DAYS} hari kalender sejak diterima, dan premi dikembalikan setelah dikurangi biaya administrasi.</p>`,
    product.coPaymentPercent > 0 ? coPaymentSection(product) : '',
    `<h3>Cara klaim</h3>${list(claims)}`,
    product.extensions.length > 0 ? extensionSection(product.extensions) : '',
    `<h3>Yang tidak dijamin</h3>${list(EXCLUSIONS)}`,
  ].join('');
}
