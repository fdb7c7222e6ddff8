import type { OrderDetail } from '@naungan/domain/lines/record';
import type { orderBeneficiary } from '@naungan/domain/order/record';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { beneficiaryItems } from '../../lines/person/person-details/beneficiary-items.ts';
import { personItems } from '../../lines/person/person-details/person-details.ts';
import { planTerms } from '../../lines/person/plan-terms.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { BenefitGroups } from '../benefit-groups/BenefitGroups.tsx';
import { DetailSection } from '../detail-section/DetailSection.tsx';
import { RichText } from '../rich-text/RichText.tsx';

export type CoverageSectionsProps = Pick<
  OrderDetail,
  'insured' | 'product' | 'benefits' | 'declarations' | 'generalInfo'
> & {
  /** Of personal accident. */
  beneficiary?: z.output<typeof orderBeneficiary> | undefined;
} & {
  /** Lines of the insured's address. */
  address: readonly string[];
  printed: boolean;
  /** Beside the form of the policy: the delivery status. */
  action?: ReactNode;
  /** More sections, before the general information. */
  children?: ReactNode;
};

/** What an order and the policy that comes of it have in common [3 §3]. */
export function CoverageSections(props: CoverageSectionsProps) {
  const {
    insured,
    beneficiary,
    address,
    product,
    benefits,
    declarations,
    generalInfo,
    printed,
    action,
    children,
  } = props;
  return (
    <>
      <DetailSection title="Tertanggung">
        <DescriptionList
          layout="grid"
          className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
          items={[...personItems(insured), { title: 'Alamat', value: <AddressLines lines={address} /> }]}
        />
      </DetailSection>
      {beneficiary && (
        <DetailSection title="Penerima Manfaat">
          <DescriptionList
            layout="grid"
            className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
            items={beneficiaryItems(beneficiary)}
          />
        </DetailSection>
      )}
      <DetailSection title="Produk">
        <DescriptionList
          layout="grid"
          className="grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]! gap-x-4!"
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
      <DetailSection title="Bentuk polis" action={action}>
        <p>{printed ? 'E-polis dan polis cetak' : 'E-polis'}</p>
      </DetailSection>
      {declarations.length > 0 && (
        <DetailSection title="Deklarasi">
          <DescriptionList
            className="[&_dd]:shrink-0"
            items={declarations.map(({ question, answer }) => ({
              title: question,
              value: answer === 'ya' ? 'Ya' : 'Tidak',
            }))}
          />
        </DetailSection>
      )}
      {children}
      {generalInfo && (
        <DetailSection title="Informasi Lainnya">
          <RichText html={generalInfo} />
        </DetailSection>
      )}
    </>
  );
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
