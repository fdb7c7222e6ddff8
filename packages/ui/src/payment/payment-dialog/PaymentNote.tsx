import type { ReactNode } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { useFocusOnMount } from '../../primitives/use-focus-on-mount.ts';

export type PaymentNoteProps = { tone: 'danger' | 'warning'; title?: string; children: ReactNode };

/**
 * Says why the last click failed. The note is in the footer, where it is visible at any scroll position. The note
 * takes the focus, so that the button is the next tab stop.
 */
export function PaymentNote({ children, ...alertProps }: PaymentNoteProps) {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <Alert
      {...alertProps}
      ref={note}
      tabIndex={-1}
      className="nu:flex-[1_0_100%]! nu:py-2.5! nu:outline-none"
    >
      {children}
    </Alert>
  );
}
