import type { SoldLine } from '@naungan/domain/lines';
import { Printer } from 'lucide-react';
import { ProductSummary, type ProductSummaryProps } from '../../lines/ProductSummary.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

export type ProductSummaryDialogProps<L extends SoldLine> = ProductSummaryProps<L> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The 'Ringkasan Informasi Produk', which prints as a document of its own. */
export function ProductSummaryDialog<L extends SoldLine>({
  open,
  onOpenChange,
  line,
  plan,
  priced,
  today,
}: ProductSummaryDialogProps<L>) {
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
      <ProductSummary line={line} plan={plan} priced={priced} today={today} />
    </Dialog>
  );
}
