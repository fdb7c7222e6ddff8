import type { StatusRow, Transitions } from './tone.ts';

/** Statuses of an order at the insurer [3 §4]. */
export const ORDER_STATUSES = ['neworder', 'revision', 'approve', 'reject', 'pending'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_ROWS: Readonly<Record<OrderStatus, StatusRow>> = {
  neworder: { label: 'Dalam Proses', tone: 'info' },
  revision: { label: 'Direvisi', tone: 'info' },
  approve: { label: 'Disetujui', tone: 'success' },
  reject: { label: 'Dalam Proses', tone: 'info' },
  pending: { label: 'Pending', tone: 'warning' },
};

/**
 * The insurer decides new and revised orders. A returned order (pending) waits for the customer and can only
 * be rejected meanwhile. A decision is final: payment happens on the invoice.
 */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  neworder: ['approve', 'reject', 'pending'],
  pending: ['revision', 'reject'],
  revision: ['approve', 'reject', 'pending'],
  approve: [],
  reject: [],
};

/** Whether the update link is shown: only while the order is pending [3 §4]. */
export function canUpdateOrder(status: string): boolean {
  return status === 'pending';
}
