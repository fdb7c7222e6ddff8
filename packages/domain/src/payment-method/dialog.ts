import { type PaymentPage, paymentMethod } from './methods.ts';

/** Pages of the payment dialog [3 §4]: 'home' (summary), methods, banks, and the page with instructions or the card form. */
export type PaymentDialogPage = 'home' | 'methods' | 'banks' | PaymentPage;

const CONTINUE_LABEL = 'Lanjut';
const PAY_LABEL = 'Bayar Sekarang';
const SHOW_ACCOUNT_LABEL = 'Lihat Nomor Rekening';
const FINISH_LABEL = 'Selesaikan Pembayaran';

/** The label of the footer button on each page [3 §2]. `paymentFooter` returns another label for some choices. */
const FOOTER_LABELS: Record<PaymentDialogPage, string> = {
  home: CONTINUE_LABEL,
  methods: PAY_LABEL,
  banks: SHOW_ACCOUNT_LABEL,
  transfer: FINISH_LABEL,
  qr: FINISH_LABEL,
  default: FINISH_LABEL,
  card: PAY_LABEL,
};

export type PaymentFooterState = {
  page: PaymentDialogPage;
  /** The selection on the page 'methods': the code of a method, or 'bank_transfer' for the list of banks. */
  choice?: string | undefined;
  /** Whether the invoice has an open payment. */
  hasPayment?: boolean;
};

/**
 * Returns the label of the footer button [3 §2]. On the page 'methods' the label depends on the choice: the list of banks
 * and the card form are separate pages, BTN displays its account number, and all other methods start the payment.
 */
export function paymentFooter({ page, choice = '', hasPayment = false }: PaymentFooterState): string {
  if (hasPayment && (page === 'home' || page === 'card')) return FINISH_LABEL;
  if (page !== 'methods') return FOOTER_LABELS[page];
  if (choice === 'bank_transfer' || choice === 'credit_card') return CONTINUE_LABEL;
  return paymentMethod(choice)?.group === 'bank_transfer' ? SHOW_ACCOUNT_LABEL : PAY_LABEL;
}
