import type { ProductType } from '@naungan/domain/lines';
import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import type { ReactNode } from 'react';
import type { LineRecord } from '../lines/line-record.ts';
import { DescriptionList } from '../primitives/description-list/index.ts';
import { DetailSection } from './DetailSection.tsx';
import { deliveryText } from './delivery-dialog/delivery-text.ts';
import { RichText } from './RichText.tsx';

export type CoverageSectionsProps = {
  record: OrderDetail | PolicyDetail;
  /** The line's sections. */
  Coverage: LineRecord<ProductType>['Coverage'];
  /** Shown next to the policy's format (digital or printed): the delivery status. */
  action?: ReactNode;
  /** Additional sections before the general information. */
  children?: ReactNode;
};

/** The sections that an order and its policy share [3 §3]. The line's sections come first. */
export function CoverageSections({ record, Coverage, action, children }: CoverageSectionsProps) {
  const { declarations, generalInfo, policy } = record;
  const deliveryStatus = deliveryText(policy);
  return (
    <>
      <Coverage record={record} />
      <DetailSection title="Bentuk polis" action={action}>
        <p>{policy.printPolicy ? 'E-polis dan polis cetak' : 'E-polis'}</p>
        {deliveryStatus && <p className="nu:mt-1 nu:text-muted">{deliveryStatus}</p>}
      </DetailSection>
      {declarations.length > 0 && (
        <DetailSection title="Deklarasi">
          <DescriptionList
            className="nu:[&_dd]:shrink-0"
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
