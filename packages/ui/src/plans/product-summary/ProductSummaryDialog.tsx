import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';

export type ProductSummaryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A dialog with the 'Ringkasan Informasi Produk' (product summary), which can be printed as a separate
 * document.
 */
export function ProductSummaryDialog({ open, onOpenChange, children }: ProductSummaryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Ringkasan Informasi Produk"
      footer={<PrintButton />}
    >
      {children}
    </Dialog>
  );
}
