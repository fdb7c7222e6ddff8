import type { InvoiceStatus, OrderStatus } from '@naungan/domain/status';
import type { BadgeTone } from '@naungan/ui/primitives/badge';

type StatusRow = { label: string; tone: BadgeTone };

/**
 * Statuses of an order as the desk sees them. The customer's labels differ: a rejected order is 'Dalam Proses' there
 * [3 §4].
 */
export const DESK_ORDER_STATUS: Readonly<Record<OrderStatus, StatusRow>> = {
  neworder: { label: 'Baru', tone: 'info' },
  revision: { label: 'Sudah diperbaiki', tone: 'info' },
  pending: { label: 'Menunggu pelanggan', tone: 'neutral' },
  approve: { label: 'Disetujui', tone: 'success' },
  reject: { label: 'Ditolak', tone: 'danger' },
};

/** Statuses of an invoice as the desk sees them. */
export const DESK_INVOICE_STATUS: Readonly<Record<InvoiceStatus | 'challenge', StatusRow>> = {
  pending: { label: 'Belum dibayar', tone: 'warning' },
  success: { label: 'Lunas', tone: 'success' },
  expire: { label: 'Kedaluwarsa', tone: 'neutral' },
  reversal: { label: 'Dibatalkan bank', tone: 'danger' },
  refund: { label: 'Dikembalikan', tone: 'neutral' },
  challenge: { label: 'Diperiksa', tone: 'warning' },
};

/** Returns whether an order waits for the desk. */
export const isWaitingForDesk = (status: OrderStatus): boolean =>
  status === 'neworder' || status === 'revision';
