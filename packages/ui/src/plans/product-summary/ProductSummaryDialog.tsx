import { Printer } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary.tsx';

export type ProductSummaryDialogProps = ProductSummaryProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The 'Ringkasan Informasi Produk', which prints as a document of its own. */
export function ProductSummaryDialog({ open, onOpenChange, ...summary }: ProductSummaryDialogProps) {
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
      <ProductSummary {...summary} />
    </Dialog>
  );
}
