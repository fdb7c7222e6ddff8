import type { InvoiceStatus } from '../status/index.ts';

/** Why an invoice can no longer be paid, in the sentence that every page shows. */
const ENDING_TEXTS: Readonly<Partial<Record<InvoiceStatus, string>>> = {
  expire: 'Invoice ini tidak dibayar sampai batas waktunya, sehingga tidak dapat dibayar lagi.',
  reversal:
    'Pembayaran invoice ini dibatalkan oleh bank atau penyedia pembayaran, sehingga polisnya tidak berlaku.',
  refund:
    'Dana pembayaran invoice ini dikembalikan ke sumber pembayaran Anda, sehingga polisnya tidak berlaku.',
};

/** Returns `null` for an invoice that can be paid or is paid. */
export const invoiceEnding = (status: InvoiceStatus): string | null => ENDING_TEXTS[status] ?? null;

/** Text for a payment under review, which can be neither completed nor replaced until the gateway decides. */
export const UNDER_REVIEW = 'Pembayaran Anda sedang diperiksa. Kami kabari lewat email begitu selesai.';
