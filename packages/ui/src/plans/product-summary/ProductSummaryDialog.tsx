import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

export type ProductSummaryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** The 'Ringkasan Informasi Produk', which prints as a document of its own. */
export function ProductSummaryDialog({ open, onOpenChange, children }: ProductSummaryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Ringkasan Informasi Produk"
      footer={
        <Button iconStart={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          Cetak
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
