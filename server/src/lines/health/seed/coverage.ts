import type { Basis, ProductBenefit } from './product.ts';

const rupiah = (
  item: string,
  basis: Basis,
  value: number,
  maxDaysPerYear: number | null = null,
): ProductBenefit => ({
  item,
  basis,
  type: 'numtsi',
  value: Math.round(value),
  maxDaysPerYear,
});

const percent = (
  item: string,
  basis: Basis,
  value: number,
  maxDaysPerYear: number | null = null,
): ProductBenefit => ({
  item,
  basis,
  type: 'percentage',
  value,
  maxDaysPerYear,
});

/** Returns the benefits of a hospital stay. Each limit is a multiple of the room rate, as in the reference data. */
export const hospitalStay = (roomRate: number): ProductBenefit[] => [
  rupiah('kamar_dan_menginap', 'per_hari', roomRate, 180),
  rupiah('icu_iccu', 'per_hari', roomRate * 2, 30),
  rupiah('kunjungan_dokter_umum', 'per_hari', roomRate * 0.4, 180),
  rupiah('kunjungan_dokter_spesialis', 'per_hari', roomRate * 0.6, 180),
  rupiah('aneka_perawatan_rumah_sakit', 'per_perawatan', roomRate * 20),
  rupiah('pembedahan_kompleks', 'per_kejadian', roomRate * 100),
  rupiah('pembedahan_besar', 'per_kejadian', roomRate * 60),
  rupiah('pembedahan_sedang', 'per_kejadian', roomRate * 35),
  rupiah('pembedahan_kecil', 'per_kejadian', roomRate * 15),
  rupiah('perawatan_sebelum_sesudah_rawat_inap', 'per_perawatan', roomRate * 5),
  rupiah('rawat_jalan_darurat_kecelakaan', 'per_kejadian', roomRate * 5),
  rupiah('ambulans', 'per_kejadian', roomRate * 1.5),
  rupiah('perawat_di_rumah', 'per_hari', roomRate * 0.5, 30),
  rupiah('santunan_duka', 'sekali', roomRate * 10),
];

/** Returns the benefits of a hospital stay, with limits in percent of the yearly limit. */
export const hospitalStayInPercent = (): ProductBenefit[] => [
  percent('kamar_dan_menginap', 'per_hari', 0.25, 180),
  percent('icu_iccu', 'per_hari', 0.5, 30),
  percent('kunjungan_dokter_spesialis', 'per_hari', 0.15, 180),
  percent('aneka_perawatan_rumah_sakit', 'per_perawatan', 5),
  percent('pembedahan_kompleks', 'per_kejadian', 25),
  percent('pembedahan_besar', 'per_kejadian', 15),
  percent('pembedahan_sedang', 'per_kejadian', 8.75),
  percent('pembedahan_kecil', 'per_kejadian', 3.75),
  percent('perawatan_sebelum_sesudah_rawat_inap', 'per_perawatan', 1.25),
  percent('ambulans', 'per_kejadian', 0.375),
  rupiah('santunan_duka', 'sekali', 7_500_000),
];

/** Returns the benefits that pay cash for each day in hospital, independent of the bill. */
export const hospitalCash = (dailyCash: number): ProductBenefit[] => [
  rupiah('santunan_harian_rawat_inap', 'per_hari', dailyCash, 180),
  rupiah('santunan_harian_icu', 'per_hari', dailyCash * 2, 30),
  rupiah('santunan_pembedahan', 'per_kejadian', dailyCash * 20),
  rupiah('santunan_duka', 'sekali', dailyCash * 10),
];

/**
 * Returns the benefits of care without a hospital stay, each with a limit. `visit` is the limit for one visit to a
 * general practitioner.
 */
export const outpatientBenefits = (visit: number): ProductBenefit[] => [
  rupiah('konsultasi_dokter_umum', 'per_kunjungan', visit),
  rupiah('konsultasi_dokter_spesialis', 'per_kunjungan', visit * 2),
  rupiah('obat_resep', 'per_tahun', visit * 20),
  rupiah('laboratorium_radiologi', 'per_tahun', visit * 15),
  rupiah('fisioterapi', 'per_kunjungan', visit * 1.5),
];

export const dental = (yearly: number): ProductBenefit[] => [rupiah('rawat_gigi', 'per_tahun', yearly)];

/** Returns one benefit for all care without a hospital stay, with a yearly limit. */
export const singleOutpatientBenefit = (yearly: number): ProductBenefit[] => [
  rupiah('rawat_jalan', 'per_tahun', yearly),
];

/** Returns the benefits of pregnancy and birth; `birth` is the limit for a birth without surgery. */
export const maternity = (birth: number): ProductBenefit[] => [
  rupiah('melahirkan_normal', 'per_kehamilan', birth),
  rupiah('melahirkan_operasi', 'per_kehamilan', birth * 2),
  rupiah('pemeriksaan_kehamilan', 'per_kehamilan', birth * 0.3),
  rupiah('keguguran', 'per_kehamilan', birth * 0.5),
];
