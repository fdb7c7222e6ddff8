import { MESSAGES } from '../messages/index.ts';
import type { InvoiceStatus, PaymentStatus } from '../status/index.ts';

/** Sentences that state why an invoice cannot be paid, the same on every page. */
const ENDED_TEXTS: Readonly<Partial<Record<InvoiceStatus, string>>> = {
  expire: 'Invoice ini tidak dibayar sampai batas waktunya, sehingga tidak dapat dibayar lagi.',
  reversal:
    'Pembayaran invoice ini dibatalkan oleh bank atau penyedia pembayaran, sehingga polisnya tidak berlaku.',
  refund:
    'Dana pembayaran invoice ini dikembalikan ke sumber pembayaran Anda, sehingga polisnya tidak berlaku.',
};

/** Returns a sentence that states why an invoice cannot be paid; `null` for an open and for a paid invoice. */
export const endedInvoiceText = (status: InvoiceStatus): string | null => ENDED_TEXTS[status] ?? null;

/** Titles of an invoice that cannot be paid now, the same on the pages of the order and of the invoice. */
const ENDED_TITLES: Readonly<Partial<Record<PaymentStatus, string>>> = {
  challenge: 'Pembayaran sedang diperiksa',
  expire: MESSAGES.invoice.expired,
  reversal: 'Pembayaran dibatalkan',
  refund: 'Dana dikembalikan',
};

/** Returns the title of an invoice that cannot be paid, or whose payment is under review. */
export const endedInvoiceTitle = (status: PaymentStatus): string =>
  ENDED_TITLES[status] ?? 'Pembayaran tidak dilanjutkan';

/** Text for a payment under review: the customer has to wait for the decision of the gateway. */
export const UNDER_REVIEW_TEXT =
  'Pembayaran Anda sedang diperiksa. Kami beri tahu Anda melalui email begitu selesai.';
