import type { StatusRow, Transitions } from './tone.ts';

/** Statuses of an order at the insurer [3 §4]. */
export const ORDER_STATUSES = ['neworder', 'revision', 'approve', 'reject', 'pending'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_ROWS: Readonly<Record<OrderStatus, StatusRow>> = {
  neworder: { label: 'Dalam Proses', tone: 'info' },
  revision: { label: 'Direvisi', tone: 'info' },
  approve: { label: 'Disetujui', tone: 'success' },
  // The specification displays a rejected order like a new order.
  reject: { label: 'Dalam Proses', tone: 'info' },
  pending: { label: 'Pending', tone: 'warning' },
};

/**
 * The insurer approves, rejects or returns (`pending`) new and revised orders. The customer revises a returned order. Until
 * the revision, the insurer can only reject the order. Approval and rejection are final. The invoice stores whether the
 * order is paid.
 */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  neworder: ['approve', 'reject', 'pending'],
  pending: ['revision', 'reject'],
  revision: ['approve', 'reject', 'pending'],
  approve: [],
  reject: [],
};

/** Returns whether the customer can update the order, which is possible after the insurer returned the order [3 §4]. */
export function canUpdateOrder(status: string): boolean {
  return status === 'pending';
}
