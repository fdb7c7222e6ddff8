import type { OrderStatus } from '@naungan/domain/status';

/**
 * Where an order may go. The insurer decides on what is new or revised; what it sent back (pending) waits
 * for the customer, and can only be refused meanwhile. A decision is final: payment happens on the invoice.
 */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  neworder: ['approve', 'reject', 'pending'],
  pending: ['revision', 'reject'],
  revision: ['approve', 'reject', 'pending'],
  approve: [],
  reject: [],
};

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Whether a text is a status that an order can have. */
export const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(NEXT, text);
