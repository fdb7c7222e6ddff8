import type { ReactNode } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { useFocusOnMount } from '../../primitives/use-focus-on-mount.ts';

export type PaymentNoteProps = { tone: 'danger' | 'warning'; title?: string; children: ReactNode };

/**
 * States why the last click failed. It is next to the button, so that it is visible at any scroll position, and
 * it takes the focus, so that the button is the next tab stop.
 */
export function PaymentNote({ children, ...alert }: PaymentNoteProps) {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <Alert {...alert} ref={note} tabIndex={-1} className="nu:flex-[1_0_100%]! nu:py-2.5! nu:outline-none">
      {children}
    </Alert>
  );
}
