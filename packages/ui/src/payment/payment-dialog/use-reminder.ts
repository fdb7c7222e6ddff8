import type { Payment } from '@naungan/domain/invoice/record';
import { paymentReminder } from '@naungan/domain/payment-method';
import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';

/**
 * Returns a function that shows the deadline of a payment in a toast. The toast disappears when this payment is not
 * pending any more: `pendingId` is the id of the pending payment.
 */
export function useReminder(pendingId: string | undefined): (payment: Payment) => void {
  const shownReminder = useRef<{ toastId: number; paymentId: string } | null>(null);
  useEffect(() => {
    if (!shownReminder.current || shownReminder.current.paymentId === pendingId) return;
    dismissToast(shownReminder.current.toastId);
    shownReminder.current = null;
  }, [pendingId]);
  return ({ transaction_id, expired: deadline }) => {
    const toastId = toast({ tone: 'warning', message: paymentReminder(deadline) });
    shownReminder.current = { toastId, paymentId: transaction_id };
  };
}
