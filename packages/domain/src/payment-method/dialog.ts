import type { PaymentGroup, PaymentPage } from './methods.ts';

/** Pages of the payment dialog [3 §4]: summary, methods, banks, then one of the instructions. */
export type PaymentDialogPage = 'home' | 'methods' | 'banks' | PaymentPage;

/** The footer button of each page [3 §2]. On 'methods' see `paymentFooter`. */
export const PAYMENT_FOOTER: Record<PaymentDialogPage, string> = {
  home: 'Lanjut',
  methods: 'Bayar Sekarang',
  banks: 'Lihat Nomor Rekening',
  transfer: 'Selesaikan Pembayaran',
  qr: 'Selesaikan Pembayaran',
  default: 'Selesaikan Pembayaran',
  card: 'Bayar Sekarang',
};

/** The footer label; a chosen group that has one more page before paying continues with 'Lanjut'. */
export function paymentFooter(page: PaymentDialogPage, chosen?: PaymentGroup): string {
  const morePages = chosen === 'bank_transfer' || chosen === 'credit_card';
  return page === 'methods' && morePages ? PAYMENT_FOOTER.home : PAYMENT_FOOTER[page];
}
