import { useRef, useState } from 'react';

/**
 * A question as a promise, for a flow that goes on in its own place: `ask` opens the dialog and waits for the
 * answer. `props` are those of its `ConfirmDialog`.
 */
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

  return {
    ask,
    props: {
      open,
      onOpenChange: (next: boolean) => !next && answer(false),
      onConfirm: () => answer(true),
    },
  };
}
