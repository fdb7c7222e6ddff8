import type { Payment } from '@naungan/domain/invoice/record';
import { paymentReminder } from '@naungan/domain/payment-method';
import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';

/**
 * Returns a function that shows the deadline of a payment in a toast. The toast disappears when another payment
 * is pending (`pendingId`).
 */
export function useReminder(pendingId: string | undefined): (payment: Payment) => void {
  const shownReminder = useRef<{ toast: number; payment: string } | null>(null);
  useEffect(() => {
    if (!shownReminder.current || shownReminder.current.payment === pendingId) return;
    dismissToast(shownReminder.current.toast);
    shownReminder.current = null;
  }, [pendingId]);
  return ({ transaction_id, expired }) => {
    const id = toast({ tone: 'warning', message: paymentReminder(expired) });
    shownReminder.current = { toast: id, payment: transaction_id };
  };
}
