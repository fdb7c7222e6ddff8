import { FileText } from 'lucide-react';
import { useLazyDialog } from '../../flow/lazy-part/use-lazy-dialog.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import type { ProductSummaryProps } from './ProductSummary.tsx';
import type { ProductSummaryDialogProps } from './ProductSummaryDialog.tsx';

export type ProductSummaryButtonProps = ProductSummaryProps & Pick<ButtonProps, 'className' | 'size'>;

const loadDialog = () => import('./ProductSummaryDialog.tsx').then((module) => module.ProductSummaryDialog);

/** Opens the 'Ringkasan Informasi Produk', which loads when it is first asked for. */
export function ProductSummaryButton({ className, size = 'sm', ...summary }: ProductSummaryButtonProps) {
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<ProductSummaryDialogProps>(loadDialog);
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
