import type { Price } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { Product } from '@naungan/domain/product/record';
import { useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { PriceSummary } from '../../records/PriceSummary.tsx';
import { revisionFormMessages } from './messages.ts';

export type RevisionCostsProps = {
  product: Pick<Product, 'productName' | 'insuranceCompany' | 'logoProduct'>;
  /** Total of the order before the corrections. */
  totalBefore: Rupiah;
  /** Price with the corrections; `null` if it cannot be calculated. */
  price: Price | null;
  pendingText: string;
};

/** Costs of the order with the corrections, and the former total if it differs. */
export function RevisionCosts({ product, totalBefore, price, pendingText }: RevisionCostsProps) {
  const texts = useMessages('RevisionForm', revisionFormMessages);
  return (
    <PriceSummary
      productName={product.productName}
      companyName={product.insuranceCompany.company_name}
      logo={product.logoProduct}
      price={price}
      pendingText={pendingText}
      footer={
        price?.amounts.total !== totalBefore && (
          <p className="nu:text-muted">
            {texts.formerTotal} <Money value={totalBefore} size="sm" />
          </p>
        )
      }
    />
  );
}
