import type { Price } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { Product } from '@naungan/domain/product/record';
import { Money } from '../../primitives/money/index.ts';
import { PriceSummary } from '../../records/price-summary/PriceSummary.tsx';

export type RevisionCostsProps = {
  product: Pick<Product, 'productName' | 'insuranceCompany' | 'logoProduct'>;
  /** What the order cost as it was sent. */
  before: Rupiah;
  /** With the corrections; `null` while they have no price. */
  price: Price | null;
  pendingText: string;
};

/** What the order costs with what is corrected, and what it cost before when that differs. */
export function RevisionCosts({ product, before, price, pendingText }: RevisionCostsProps) {
  return (
    <PriceSummary
      productName={product.productName}
      companyName={product.insuranceCompany.company_name}
      logo={product.logoProduct}
      price={price}
      pendingText={pendingText}
      footer={
        price?.amounts.total !== before && (
          <p className="nu:text-muted">
            Sebelum perubahan: <Money value={before} size="sm" />
          </p>
        )
      }
    />
  );
}
