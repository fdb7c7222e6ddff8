/** The texts of the prices of plans, and of the summary of a plan. */
export const planPriceMessages = {
  beforeDiscount: 'Sebelum diskon',
  /** Followed by an amount. */
  saving: 'Hemat',
  /** Between an amount and the term: 'Rp4.800.000 untuk 2 tahun'. */
  for: 'untuk',
  summary: 'Ringkasan Informasi Produk',
  /** Changes the search. */
  change: 'Ubah',
};
