import type { ProductType } from '@naungan/domain/lines';
import { FileText } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import type { ProductSummaryProps } from '../../lines/line-product.ts';
import { lineProduct } from '../../lines/lines.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { planPriceMessages } from '../messages.ts';
import type { ProductSummaryDialogProps } from './ProductSummaryDialog.tsx';

export type ProductSummaryButtonProps<L extends ProductType = ProductType> = ProductSummaryProps<L> &
  Omit<ButtonProps, 'children' | 'iconStart' | 'onClick' | 'pending' | 'variant'>;

type DialogProps<L extends ProductType> = ProductSummaryProps<L> &
  Omit<ProductSummaryDialogProps, 'children'>;

/** Loads the dialog and the line's summary, and returns a component with both. */
async function loadDialog<L extends ProductType>(line: L): Promise<ComponentType<DialogProps<L>>> {
  const [{ ProductSummaryDialog }, Summary] = await Promise.all([
    import('./ProductSummaryDialog.tsx'),
    lineProduct(line).loadSummary(),
  ]);
  return ({ open, onOpenChange, line: summaryLine, plan, priceInput, today }) => (
    <ProductSummaryDialog open={open} onOpenChange={onOpenChange}>
      <Summary line={summaryLine} plan={plan} priceInput={priceInput} today={today} />
    </ProductSummaryDialog>
  );
}

/** A button that opens the product summary, which loads on the first click. */
export function ProductSummaryButton<L extends ProductType>(props: ProductSummaryButtonProps<L>) {
  const texts = useMessages('PlanPrice', planPriceMessages);
  const { line, plan, priceInput, today, size = 'sm', ...rest } = props;
  const summaryProps = { line, plan, priceInput, today };
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<DialogProps<L>>(() => loadDialog(line));
  return (
    <>
      <Button
        {...rest}
        variant="secondary"
        size={size}
        iconStart={<FileText aria-hidden="true" size={18} />}
        pending={pending}
        onClick={show}
      >
        {texts.summary}
      </Button>
      {Dialog && <Dialog {...summaryProps} open={open} onOpenChange={setOpen} />}
    </>
  );
}
