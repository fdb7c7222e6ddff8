import type { BenefitPlan } from '@naungan/domain/benefit/record';
import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { BenefitGroups } from '../../records/BenefitGroups.tsx';
import { DetailSection } from '../../records/DetailSection.tsx';
import { PersonSection } from '../order-pages/InsuredSection.tsx';
import { type ProductWithTerms, planTerms } from './plan-terms.ts';

/** The fields that an order and a policy for a person share. */
export type PersonRecord = Pick<PersonOrderDetail, 'insured' | 'benefits'> & {
  product: ProductWithTerms & Pick<BenefitPlan, 'claimMecanism'>;
};

export type PersonCoverageProps = {
  record: PersonRecord;
  /** Additional sections about persons, before the product. */
  children?: ReactNode;
};

/** The insured person, the product and its cover [3 §3]. */
export function PersonCoverage({ record, children }: PersonCoverageProps) {
  const { product, benefits } = record;
  return (
    <>
      <PersonSection title="Tertanggung" record={record} />
      {children}
      <DetailSection title="Produk">
        <DescriptionList
          layout="grid"
          className="nu:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]! nu:gap-x-4!"
          items={planTerms(product)}
        />
      </DetailSection>
      {benefits.length > 0 && (
        <DetailSection title="Manfaat">
          <BenefitGroups benefits={benefits} limitClaim={product.limitClaim} />
        </DetailSection>
      )}
      {product.claimMecanism.length > 0 && (
        <DetailSection title="Mekanisme klaim">
          <DescriptionList
            layout="stacked"
            items={product.claimMecanism.map(({ mecanism, area }) => ({ title: mecanism, value: area }))}
          />
        </DetailSection>
      )}
    </>
  );
}
