import type { Payment } from '@naungan/domain/invoice/record';
import { payBefore } from '@naungan/domain/payment-method';
import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';

/** Shows the payment deadline as long as the payment is pending; `waiting` is its id. */
export function useReminder(waiting: string | undefined): (payment: Payment) => void {
  const shown = useRef<{ toast: number; payment: string } | null>(null);
  useEffect(() => {
    if (!shown.current || shown.current.payment === waiting) return;
    dismissToast(shown.current.toast);
    shown.current = null;
  }, [waiting]);
  return ({ transaction_id, expired }) => {
    const id = toast({ tone: 'warning', message: payBefore(expired) });
    shown.current = { toast: id, payment: transaction_id };
  };
}
