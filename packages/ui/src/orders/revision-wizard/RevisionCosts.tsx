import type { OrderAmounts } from '@naungan/domain/fee';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { Money } from '../../primitives/money/index.ts';
import { PriceSummary } from '../../records/price-summary/PriceSummary.tsx';

export type RevisionCostsProps = {
  order: RevisionDetail['order'];
  /** With the corrections; `null` while no premium is for the birth date. */
  amounts: OrderAmounts | null;
};

/** What the order costs with what is corrected, and what it cost before when that differs. */
export function RevisionCosts({ order, amounts }: RevisionCostsProps) {
  const { product, amounts: before } = order;
  return (
    <PriceSummary
      productName={product.productName}
      companyName={product.insuranceCompany.company_name}
      logo={product.logoProduct}
      amounts={amounts}
      footer={
        amounts?.total !== before.total && (
          <p className="text-muted">
            Sebelum perubahan: <Money value={before.total} size="sm" />
          </p>
        )
      }
    />
  );
}
