import type { SoldLine } from '@naungan/domain/lines';
import { FileText } from 'lucide-react';
import { useLazyDialog } from '../../flow/lazy-part/use-lazy-dialog.ts';
import type { ProductSummaryProps } from '../../lines/ProductSummary.tsx';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import type { ProductSummaryDialogProps } from './ProductSummaryDialog.tsx';

export type ProductSummaryButtonProps<L extends SoldLine = SoldLine> = ProductSummaryProps<L> &
  Pick<ButtonProps, 'className' | 'size'>;

const loadDialog = () => import('./ProductSummaryDialog.tsx').then((module) => module.ProductSummaryDialog);

/** Opens the 'Ringkasan Informasi Produk', which loads when it is first asked for. */
export function ProductSummaryButton<L extends SoldLine>(props: ProductSummaryButtonProps<L>) {
  const { className, size = 'sm', ...summary } = props;
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<ProductSummaryDialogProps<L>>(loadDialog);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        {...(className ? { className } : {})}
        iconStart={<FileText aria-hidden="true" size={18} />}
        pending={pending}
        onClick={show}
      >
        Ringkasan Informasi Produk
      </Button>
      {Dialog && <Dialog {...summary} open={open} onOpenChange={setOpen} />}
    </>
  );
}
