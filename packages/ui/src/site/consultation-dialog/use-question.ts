import { useRef, useState } from 'react';

/** A question as a promise: `ask` opens it and waits; the first `answer` counts. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((yes: boolean) => void) | null>(null);

  function answer(yes: boolean) {
    setOpen(false);
    waiting.current?.(yes);
    waiting.current = null;
  }

  function ask(): Promise<boolean> {
    answer(false);
    setOpen(true);
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }

  return { open, ask, answer };
}
