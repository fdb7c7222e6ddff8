/** Headings of the member's pages. Links to these pages have the same text. */
export const pageMessages = {
  account: 'Akun Saya',
  orders: 'Orderan Saya',
  invoices: 'Invoice Saya',
  policies: 'Polis Asuransi',
  claims: 'Klaim Asuransi',
};
