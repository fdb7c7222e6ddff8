import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the page of a plan. Texts of the product line are not included. */
export const planDetailMessages = {
  loading: 'Memuat…',
  notFound: MESSAGES.plans.notFound as string,
  notSold: 'Produk ini mungkin sudah tidak dijual.',
  otherProducts: 'Lihat produk lain',
  home: 'Home',
  plans: 'Pilihan produk',
  buy: 'Pilih Sekarang',
  offline: 'Lewat konsultan',
  premiumAndTerms: 'Premi dan ketentuan',
  benefits: 'Manfaat',
  generalInfo: 'Informasi Umum',
  terms: 'Ketentuan produk',
  claimWays: 'Mekanisme klaim',
  noticeTitle: ALERT_TITLES.warning as string,
  total: 'Jumlah seluruhnya',
  /** `fee`: 'Rp50.000'. */
  withoutServiceFee: (fee: string) => `Belum termasuk biaya layanan ${fee}.`,
  /** Between the price and the subject: 'usia 36 tahun'. */
  for: 'untuk',
};

export const benefitsDialogMessages = {
  detail: 'Lihat detail produk',
  notFound: MESSAGES.plans.notFound as string,
  notSold: 'Produk ini mungkin sudah tidak dijual.',
};
