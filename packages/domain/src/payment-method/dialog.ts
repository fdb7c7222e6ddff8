import { type PaymentPage, paymentMethod } from './methods.ts';

/** Pages of the payment dialog [3 §4]: summary, methods, banks, then instructions or the card form. */
export type PaymentDialogPage = 'home' | 'methods' | 'banks' | PaymentPage;

const GO_ON = 'Lanjut';
const PAY = 'Bayar Sekarang';
const SHOW_ACCOUNT = 'Lihat Nomor Rekening';
const FINISH = 'Selesaikan Pembayaran';

/** The footer button of each page [3 §2]; for 'methods' and 'home' see `paymentFooter`. */
const FOOTER: Record<PaymentDialogPage, string> = {
  home: GO_ON,
  methods: PAY,
  banks: SHOW_ACCOUNT,
  transfer: FINISH,
  qr: FINISH,
  default: FINISH,
  card: PAY,
};

export type PaymentFooterState = {
  page: PaymentDialogPage;
  /** The selection in the method list: a method's code, or 'bank_transfer' for the list of banks. */
  choice?: string | undefined;
  /** Whether a payment is waiting to be completed. */
  hasPayment?: boolean;
};

/**
 * Returns the footer label [3 §2]. On the method list it names the next step: banks and cards have another
 * page, a bank in the list (BTN) shows its account, all others are paid.
 */
export function paymentFooter({ page, choice = '', hasPayment = false }: PaymentFooterState): string {
  if (hasPayment && (page === 'home' || page === 'card')) return FINISH;
  if (page !== 'methods') return FOOTER[page];
  if (choice === 'bank_transfer' || choice === 'credit_card') return GO_ON;
  return paymentMethod(choice)?.group === 'bank_transfer' ? SHOW_ACCOUNT : PAY;
}
