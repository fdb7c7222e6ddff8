import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';

export type ProductSummaryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** The 'Ringkasan Informasi Produk', which prints as a separate document. */
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
