import type { PaymentDialogPage } from '@naungan/domain/payment-method';
import { useState } from 'react';
import { stackOf } from './pages.ts';

type Pages = {
  stack: readonly PaymentDialogPage[];
  /** Value of the chosen entry of the method list, '' for none. */
  choice: string;
  /** Code of the chosen bank, '' for none. */
  bank: string;
  /** How often the way on was pressed with nothing chosen. */
  missing: number;
  /** The customer gave up the payment that exists and chooses anew. */
  replacing: boolean;
  /** A page has replaced the one that the dialog opened with. */
  moved: boolean;
};

const START: Pages = {
  stack: ['home'],
  choice: '',
  bank: '',
  missing: 0,
  replacing: false,
  moved: false,
};

const CHOOSING: readonly PaymentDialogPage[] = ['home', 'methods', 'banks'];

/** The dialog's pages as a stack; each opening starts where the invoice stands [3 §4]. */
export function usePages(open: boolean, code: string | null) {
  const [pages, setPages] = useState(START);
  const [wasOpen, setWasOpen] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPages(code ? { ...START, stack: stackOf(code) } : START);
  }

  return {
    ...pages,
    page: pages.stack.at(-1) ?? 'home',
    choose: (choice: string) => setPages({ ...pages, choice, missing: 0 }),
    chooseBank: (bank: string) => setPages({ ...pages, bank, missing: 0 }),
    miss: () => setPages({ ...pages, missing: pages.missing + 1 }),
    push: (page: PaymentDialogPage) =>
      setPages({ ...pages, stack: [...pages.stack, page], missing: 0, moved: true }),
    /** False on the first page: then the dialog itself goes back, by closing. */
    pop(): boolean {
      if (pages.stack.length < 2) return false;
      const stack = pages.stack.slice(0, -1);
      const leftList = pages.stack.at(-1) === 'methods';
      setPages({
        ...pages,
        stack,
        missing: 0,
        replacing: pages.replacing && !leftList,
        moved: true,
      });
      return true;
    },
    /** After a payment was made, with what was chosen forgotten. */
    show: (made: string) =>
      setPages({
        ...START,
        stack: [...pages.stack.filter((page) => CHOOSING.includes(page)), ...stackOf(made).slice(1)],
        moved: true,
      }),
    /** To the list again: the payment that exists is given up for what is chosen there. */
    replace: () => setPages({ ...START, stack: [...pages.stack, 'methods'], replacing: true, moved: true }),
    /** To the card form again, or to the list, after an attempt that failed. */
    retry: (page: 'methods' | 'card') =>
      setPages({
        ...START,
        stack: page === 'card' ? ['home', 'methods', 'card'] : ['home', 'methods'],
        choice: page === 'card' ? 'credit_card' : '',
        moved: true,
      }),
  };
}
