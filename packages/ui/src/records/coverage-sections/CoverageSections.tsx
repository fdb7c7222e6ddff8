import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import type { ReactNode } from 'react';
import { lineRecord } from '../../lines/line-records.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { deliveryText } from '../delivery-dialog/delivery-text.ts';
import { DetailSection } from '../detail-section/DetailSection.tsx';
import { RichText } from '../rich-text/RichText.tsx';

export type CoverageSectionsProps = {
  record: OrderDetail | PolicyDetail;
  /** Beside the form of the policy: the delivery status. */
  action?: ReactNode;
  /** More sections, before the general information. */
  children?: ReactNode;
};

/** What an order and the policy that comes of it have in common [3 §3]: first what the line shows of its own. */
export function CoverageSections({ record, action, children }: CoverageSectionsProps) {
  const { declarations, generalInfo, policy, productType } = record;
  const { Coverage } = lineRecord(productType);
  const whereabouts = deliveryText(policy);
  return (
    <>
      <Coverage record={record} />
      <DetailSection title="Bentuk polis" action={action}>
        <p>{policy.printPolicy ? 'E-polis dan polis cetak' : 'E-polis'}</p>
        {whereabouts && <p className="nu:mt-1 nu:text-muted">{whereabouts}</p>}
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
