import type { BenefitPlan } from '@naungan/domain/benefit/record';
import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { BenefitGroups } from '../../records/BenefitGroups.tsx';
import { DetailPart, FoldedPart } from '../../records/detail-layout/index.ts';
import { PersonSection } from '../order-pages/PersonSection.tsx';
import { type ProductWithTerms, planTerms } from './plan-terms.ts';

/** The fields that an order and a policy for a person share. */
export type PersonRecord = Pick<PersonOrderDetail, 'insured' | 'benefits'> & {
  product: ProductWithTerms & Pick<BenefitPlan, 'claimMecanism'>;
};

/** The insured person [3 §3]. */
export function InsuredPerson({ record }: { record: Pick<PersonRecord, 'insured'> }) {
  return <PersonSection title="Tertanggung" record={record} />;
}

/** The product and its cover [3 §3]. */
export function PersonCoverage({ record }: { record: PersonRecord }) {
  const { product, benefits } = record;
  return (
    <>
      <DetailPart title="Produk">
        <DescriptionList
          layout="grid"
          className="nu:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]! nu:gap-x-4!"
          items={planTerms(product)}
        />
      </DetailPart>
      {benefits.length > 0 && (
        <DetailPart title="Manfaat">
          <BenefitGroups benefits={benefits} limitClaim={product.limitClaim} />
        </DetailPart>
      )}
      {product.claimMecanism.length > 0 && (
        <FoldedPart title="Mekanisme klaim">
          <DescriptionList
            layout="stacked"
            items={product.claimMecanism.map(({ mecanism, area }) => ({ title: mecanism, value: area }))}
          />
        </FoldedPart>
      )}
    </>
  );
}
