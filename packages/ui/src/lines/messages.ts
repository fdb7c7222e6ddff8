/** The texts of the step with the terms, and of its summary. Texts of the product are not included. */
export const orderTermsMessages = {
  terms: 'Syarat & ketentuan',
  benefits: 'Manfaat',
  claimWays: 'Mekanisme klaim',
  claimWaysHelp: 'Cara mengajukan klaim',
  product: 'Produk',
  insurer: 'Perusahaan asuransi',
  period: 'Masa pertanggungan',
};
