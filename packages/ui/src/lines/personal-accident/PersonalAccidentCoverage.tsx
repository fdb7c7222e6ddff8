import type { PersonalAccidentOrderDetail } from '@naungan/domain/lines/personal-accident/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { DetailSection } from '../../records/DetailSection.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { PersonCoverage, type PersonRecord } from '../insured-person/PersonCoverage.tsx';
import { beneficiaryItems } from './beneficiary-items.ts';

export type PersonalAccidentCoverageProps = {
  record: PersonRecord & Pick<PersonalAccidentOrderDetail, 'beneficiary'>;
};

/** The coverage of a personal accident order or policy: the sections about the insured person, and the beneficiaries. */
export function PersonalAccidentCoverage({ record }: PersonalAccidentCoverageProps) {
  return (
    <PersonCoverage record={record}>
      <DetailSection title="Penerima Manfaat">
        <DescriptionList {...SUMMARY_GRID} items={beneficiaryItems(record.beneficiary)} />
      </DetailSection>
    </PersonCoverage>
  );
}
