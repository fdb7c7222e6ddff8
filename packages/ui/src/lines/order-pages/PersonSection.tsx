import type { PersonOrderDetail } from '@naungan/domain/lines/insured-person/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { AddressLines } from '../../records/address-lines/AddressLines.tsx';
import { DetailPart } from '../../records/detail-layout/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { insuredAddress } from './insured-address.ts';
import { personItems } from './person-items.ts';

export type PersonSectionProps = {
  /** The heading: 'Tertanggung', 'Pemilik'. */
  title: string;
  record: Pick<PersonOrderDetail, 'insured'>;
};

/** The insured person, or the owner of the insured object. */
export function PersonSection({ title, record }: PersonSectionProps) {
  return (
    <DetailPart title={title}>
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          ...personItems(record.insured),
          { title: 'Alamat', value: <AddressLines lines={insuredAddress(record)} />, wide: true },
        ]}
      />
    </DetailPart>
  );
}
