import { ConfirmDialog } from '@naungan/ui/primitives/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';

/**
 * Returns the sign-out and its dialog. A sign-out deletes the texts that were typed and not sent; with such texts it requires a
 * confirmation.
 */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const { drafts, signOut } = useDesk();
  const [count, setCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return {
    signOut() {
      const unsent = drafts.count();
      if (unsent === 0) return signOut();
      setCount(unsent);
      setIsOpen(true);
    },
    dialog: (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="danger"
        title="Keluar dan hapus isian?"
        description={`Ada ${count} isian yang belum dikirim, misalnya catatan atau alasan. Isian itu terhapus bila Anda keluar.`}
        confirmLabel="Keluar"
        cancelLabel="Batal"
        onConfirm={signOut}
      />
    ),
  };
}
