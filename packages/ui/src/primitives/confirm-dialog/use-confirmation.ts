import { useRef, useState } from 'react';

/**
 * For a confirmation within an async function: `confirm()` opens the dialog and resolves to the member's
 * choice. Spread `props` on a `ConfirmDialog`.
 */
export function useConfirmation() {
  const [open, setOpen] = useState(false);
  const pendingResolve = useRef<((confirmed: boolean) => void) | null>(null);

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
      onOpenChange: (next: boolean) => !next && settle(false),
      onConfirm: () => settle(true),
    },
  };
}
