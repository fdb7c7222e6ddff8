import type { PaymentDialogPage } from '@naungan/domain/payment-method';
import { useState } from 'react';
import { stackOf } from './pages.ts';

type Pages = {
  stack: readonly PaymentDialogPage[];
  /** Value of the chosen entry of the method list, '' for none. */
  choice: string;
  /** Code of the chosen bank, '' for none. */
  bank: string;
  /** The customer gave up the payment that exists and chooses anew. */
  replacing: boolean;
  /** A page has replaced the one that the dialog opened with. */
  moved: boolean;
};

const START: Pages = { stack: ['home'], choice: '', bank: '', replacing: false, moved: false };

/** The dialog's pages as a stack; each opening starts where the invoice stands [3 §4]. */
export function usePages(open: boolean, method: string | null) {
  const [pages, setPages] = useState(START);
  const [wasOpen, setWasOpen] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPages(method ? { ...START, stack: stackOf(method) } : START);
  }

  return {
    ...pages,
    page: pages.stack.at(-1) ?? 'home',
    choose: (choice: string) => setPages({ ...pages, choice }),
    chooseBank: (bank: string) => setPages({ ...pages, bank }),
    push: (page: PaymentDialogPage) => setPages({ ...pages, stack: [...pages.stack, page], moved: true }),
    /** False on the first page: then the dialog itself goes back, by closing. */
    pop(): boolean {
      if (pages.stack.length < 2) return false;
      const stack = pages.stack.slice(0, -1);
      const leftList = pages.stack.at(-1) === 'methods';
      setPages({ ...pages, stack, replacing: pages.replacing && !leftList, moved: true });
      return true;
    },
    /** After a payment was made, with what was chosen forgotten. */
    show: (made: string) =>
      setPages({ ...START, stack: [...pages.stack, ...stackOf(made).slice(1)], moved: true }),
    replace: () => setPages({ ...START, stack: [...pages.stack, 'methods'], replacing: true, moved: true }),
  };
}
