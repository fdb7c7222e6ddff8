import { useRef, useState } from 'react';

/**
 * Lets an async function wait for a confirmation. Returns `confirm()`, which opens the dialog and resolves to the
 * member's choice, and `props` for the `ConfirmDialog`.
 */
export function useConfirmation() {
  const [open, setOpen] = useState(false);
  const pendingResolve = useRef<((isConfirmed: boolean) => void) | null>(null);

  function settle(isConfirmed: boolean) {
    setOpen(false);
    pendingResolve.current?.(isConfirmed);
    pendingResolve.current = null;
  }

  function confirm(): Promise<boolean> {
    // A confirmation that is still open resolves to false.
    settle(false);
    setOpen(true);
    return new Promise((resolve) => {
      pendingResolve.current = resolve;
    });
  }

  return {
    confirm,
    props: {
      open,
      onOpenChange: (isOpen: boolean) => !isOpen && settle(false),
      onConfirm: () => settle(true),
    },
  };
}
