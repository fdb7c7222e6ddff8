import type { Basis, ProductBenefit } from './product.ts';

/** Returns a benefit with a limit in rupiah, whose type is 'numtsi' in the API. */
const benefitInRupiah = (
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

/** Returns a benefit with a limit in percent of the yearly limit. */
const benefitInPercent = (
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
  benefitInRupiah('kamar_dan_menginap', 'per_hari', roomRate, 180),
  benefitInRupiah('icu_iccu', 'per_hari', roomRate * 2, 30),
  benefitInRupiah('kunjungan_dokter_umum', 'per_hari', roomRate * 0.4, 180),
  benefitInRupiah('kunjungan_dokter_spesialis', 'per_hari', roomRate * 0.6, 180),
  benefitInRupiah('aneka_perawatan_rumah_sakit', 'per_perawatan', roomRate * 20),
  benefitInRupiah('pembedahan_kompleks', 'per_kejadian', roomRate * 100),
  benefitInRupiah('pembedahan_besar', 'per_kejadian', roomRate * 60),
  benefitInRupiah('pembedahan_sedang', 'per_kejadian', roomRate * 35),
  benefitInRupiah('pembedahan_kecil', 'per_kejadian', roomRate * 15),
  benefitInRupiah('perawatan_sebelum_sesudah_rawat_inap', 'per_perawatan', roomRate * 5),
  benefitInRupiah('rawat_jalan_darurat_kecelakaan', 'per_kejadian', roomRate * 5),
  benefitInRupiah('ambulans', 'per_kejadian', roomRate * 1.5),
  benefitInRupiah('perawat_di_rumah', 'per_hari', roomRate * 0.5, 30),
  benefitInRupiah('santunan_duka', 'sekali', roomRate * 10),
];

/** Returns the benefits of a hospital stay, with limits in percent of the yearly limit. */
export const hospitalStayInPercent = (): ProductBenefit[] => [
  benefitInPercent('kamar_dan_menginap', 'per_hari', 0.25, 180),
  benefitInPercent('icu_iccu', 'per_hari', 0.5, 30),
  benefitInPercent('kunjungan_dokter_spesialis', 'per_hari', 0.15, 180),
  benefitInPercent('aneka_perawatan_rumah_sakit', 'per_perawatan', 5),
  benefitInPercent('pembedahan_kompleks', 'per_kejadian', 25),
  benefitInPercent('pembedahan_besar', 'per_kejadian', 15),
  benefitInPercent('pembedahan_sedang', 'per_kejadian', 8.75),
  benefitInPercent('pembedahan_kecil', 'per_kejadian', 3.75),
  benefitInPercent('perawatan_sebelum_sesudah_rawat_inap', 'per_perawatan', 1.25),
  benefitInPercent('ambulans', 'per_kejadian', 0.375),
  benefitInRupiah('santunan_duka', 'sekali', 7_500_000),
];

/** Returns the benefits that pay cash for each day in hospital, independent of the bill. */
export const hospitalCash = (dailyCash: number): ProductBenefit[] => [
  benefitInRupiah('santunan_harian_rawat_inap', 'per_hari', dailyCash, 180),
  benefitInRupiah('santunan_harian_icu', 'per_hari', dailyCash * 2, 30),
  benefitInRupiah('santunan_pembedahan', 'per_kejadian', dailyCash * 20),
  benefitInRupiah('santunan_duka', 'sekali', dailyCash * 10),
];

/**
 * Returns the benefits of care without a hospital stay, each with a limit. `visitLimit` is the limit for one visit to a
 * general practitioner.
 */
export const outpatientBenefits = (visitLimit: number): ProductBenefit[] => [
  benefitInRupiah('konsultasi_dokter_umum', 'per_kunjungan', visitLimit),
  benefitInRupiah('konsultasi_dokter_spesialis', 'per_kunjungan', visitLimit * 2),
  benefitInRupiah('obat_resep', 'per_tahun', visitLimit * 20),
  benefitInRupiah('laboratorium_radiologi', 'per_tahun', visitLimit * 15),
  benefitInRupiah('fisioterapi', 'per_kunjungan', visitLimit * 1.5),
];

export const dentalBenefits = (yearlyLimit: number): ProductBenefit[] => [
  benefitInRupiah('rawat_gigi', 'per_tahun', yearlyLimit),
];

/** Returns one benefit for all care without a hospital stay. */
export const singleOutpatientBenefit = (yearlyLimit: number): ProductBenefit[] => [
  benefitInRupiah('rawat_jalan', 'per_tahun', yearlyLimit),
];

/** Returns the benefits of pregnancy and birth. `birthLimit` is the limit for a birth without surgery. */
export const maternityBenefits = (birthLimit: number): ProductBenefit[] => [
  benefitInRupiah('melahirkan_normal', 'per_kehamilan', birthLimit),
  benefitInRupiah('melahirkan_operasi', 'per_kehamilan', birthLimit * 2),
  benefitInRupiah('pemeriksaan_kehamilan', 'per_kehamilan', birthLimit * 0.3),
  benefitInRupiah('keguguran', 'per_kehamilan', birthLimit * 0.5),
];
