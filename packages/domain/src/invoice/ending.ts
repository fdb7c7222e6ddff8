import type { InvoiceStatus } from '../status/index.ts';

/** What became of an invoice that can be paid no more, in one sentence that every page repeats. */
const ENDINGS: Readonly<Partial<Record<InvoiceStatus, string>>> = {
  expire: 'Invoice ini tidak dibayar sampai batas waktunya, sehingga tidak dapat dibayar lagi.',
  reversal:
    'Pembayaran invoice ini dibatalkan oleh bank atau penyedia pembayaran, sehingga polisnya tidak berlaku.',
  refund:
    'Dana pembayaran invoice ini dikembalikan ke sumber pembayaran Anda, sehingga polisnya tidak berlaku.',
};

/** `null` while it can be paid, and once it is. */
export const invoiceEnding = (status: InvoiceStatus): string | null => ENDINGS[status] ?? null;

/** A payment that its gateway looks at can be neither completed nor made again: somebody else moves next. */
export const UNDER_REVIEW = 'Pembayaran Anda sedang diperiksa. Kami kabari lewat email begitu selesai.';
