import type { PersonalAccidentOrderDetail } from '@naungan/domain/lines/personal-accident/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { DetailPart } from '../../records/detail-layout/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { InsuredPerson, type PersonRecord } from '../insured-person/PersonCoverage.tsx';
import { beneficiaryItems } from './beneficiary-items.ts';

export type PersonalAccidentPersonsProps = {
  record: PersonRecord & Pick<PersonalAccidentOrderDetail, 'beneficiary'>;
};

/** The insured person and the beneficiaries. */
export function PersonalAccidentPersons({ record }: PersonalAccidentPersonsProps) {
  return (
    <>
      <InsuredPerson record={record} />
      <DetailPart title="Penerima Manfaat">
        <DescriptionList {...SUMMARY_GRID} items={beneficiaryItems(record.beneficiary)} />
      </DetailPart>
    </>
  );
}
