import type { DeskTone } from '@naungan/domain/desk-status';
import type { InvoiceStatus } from '@naungan/domain/status';

/** Statuses of an invoice as the desk sees them. */
export const DESK_INVOICE_STATUS: Readonly<
  Record<InvoiceStatus | 'challenge', { label: string; tone: DeskTone }>
> = {
  pending: { label: 'Belum dibayar', tone: 'warning' },
  success: { label: 'Lunas', tone: 'success' },
  expire: { label: 'Kedaluwarsa', tone: 'neutral' },
  reversal: { label: 'Dibatalkan bank', tone: 'danger' },
  refund: { label: 'Dikembalikan', tone: 'neutral' },
  challenge: { label: 'Diperiksa', tone: 'warning' },
};
