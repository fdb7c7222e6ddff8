import type { ProductType } from '@naungan/domain/lines';
import { lineProduct } from '../../lines/lines.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from './messages.ts';

/** What the customer needs for the order and when the payment is due; shown above the first step. */
export function OrderIntroduction({ line }: { line: ProductType }) {
  const texts = useMessages('OrderForm', orderFormMessages);
  return (
    <p className="nu:mb-5 nu:max-w-2xl nu:text-muted">
      {lineProduct(line).preparationText} {texts.introduction}
    </p>
  );
}
