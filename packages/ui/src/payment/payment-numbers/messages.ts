export const paymentNumbersMessages = {
  code: 'Kode pembayaran',
  /** `name`: 'Indomaret'. */
  showCode: (name: string) => `Tunjukkan kode ini di kasir ${name}.`,
  company: 'Kode perusahaan',
  bill: 'Nomor tagihan',
  account: 'Nomor virtual account',
  holder: (name: string) => `a.n. ${name}`,
  /** Followed by the code of the bank. */
  otherBank: 'Dari bank lain, pilih transfer antarbank dengan kode bank',
  /** Follows the code of the bank; `count`: number of digits. */
  enterDigits: (count: number) => `, lalu masukkan ${count} digit nomor di atas.`,
};
