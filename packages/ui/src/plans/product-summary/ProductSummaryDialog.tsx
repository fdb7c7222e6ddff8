import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { planPriceMessages } from '../messages.ts';

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
  const texts = useMessages('PlanPrice', planPriceMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title={texts.summary} footer={<PrintButton />}>
      {children}
    </Dialog>
  );
}
