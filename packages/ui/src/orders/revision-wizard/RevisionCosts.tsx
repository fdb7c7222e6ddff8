import type { Price } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { Product } from '@naungan/domain/product/record';
import { Money } from '../../primitives/money/index.ts';
import { PriceSummary } from '../../records/PriceSummary.tsx';

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
            Sebelum perubahan: <Money value={totalBefore} size="sm" />
          </p>
        )
      }
    />
  );
}
