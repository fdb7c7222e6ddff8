import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import { LINES, termText } from '@naungan/domain/lines';
import type { PropertyType } from '@naungan/domain/lines/property';
import {
  bankClauseText,
  EARTHQUAKE_ZONE_LABELS,
  PROPERTY_TYPE_ROWS,
  SEARCH_LABELS,
} from '@naungan/domain/lines/property';
import type { PropertyOrderDetail, PropertyPolicyDetail } from '@naungan/domain/lines/property/record';
import { Accordion } from '../../primitives/accordion/index.ts';
import { type Description, DescriptionList } from '../../primitives/description-list/index.ts';
import { AddressLines } from '../../records/address-lines/AddressLines.tsx';
import { BenefitGroups } from '../../records/BenefitGroups.tsx';
import { DetailPart } from '../../records/detail-layout/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { PersonSection } from '../order-pages/PersonSection.tsx';
import { buildingItems } from './building-items.ts';

type Order = PropertyOrderDetail<PropertyType>;
type Building = Order['building'] | PropertyPolicyDetail<PropertyType>['building'];

/** The fields that an order and a policy of a building share. */
export type PropertyRecord = Pick<
  Order,
  'insured' | 'product' | 'coverage' | 'notCovered' | 'ownRisk' | 'benefits' | 'timePeriod'
> & {
  building: Building;
  /** The cover of a policy whose order has several policies: 'Gempa Bumi'. */
  covers?: string | undefined;
};

/** Returns the address of the building. An order has one text for the address, a policy has two lines [3 §3]. */
const addressOf = (building: Building): string[] =>
  'objectAddress' in building
    ? [building.objectAddress]
    : [building.objectAddr1.addr1, building.objectAddr1.addr2].filter(Boolean);

function zoneAndBankItems({ building, product }: PropertyRecord): Description[] {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[product.typeCoverage];
  const { zone, floodZone } = building;
  const bankText = bankClauseText(building);
  return [
    ...(earthquake ? [{ title: 'Zona Gempa Bumi', value: EARTHQUAKE_ZONE_LABELS[zone] }] : []),
    ...(fire
      ? [{ title: 'Perluasan Banjir', value: floodZone === null ? 'Tidak' : `Ya, zona ${floodZone}` }]
      : []),
    { title: SEARCH_LABELS.isKprBtn, value: building.isKprBtn === 'ya' ? 'Ya' : 'Tidak' },
    ...(bankText === null ? [] : [{ title: 'Klausula Bank', value: bankText }]),
  ];
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="nu:list-disc nu:space-y-1 nu:ps-5">
      {points.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The owner of the building. */
export function BuildingOwner({ record }: { record: Pick<PropertyRecord, 'insured'> }) {
  return <PersonSection title="Pemilik" record={record} />;
}

/** The building, its cover with the exclusions, and the benefits [3 §2, §3]. */
export function PropertyCoverage({ record }: { record: PropertyRecord }) {
  const { building, product, benefits, coverage, notCovered, ownRisk } = record;
  return (
    <>
      <DetailPart title="Objek pertanggungan">
        <DescriptionList
          {...SUMMARY_GRID}
          items={[
            {
              title: 'Alamat Objek Bangunan',
              value: <AddressLines lines={addressOf(building)} />,
              wide: true,
            },
            ...buildingItems(building),
            ...zoneAndBankItems(record),
          ]}
        />
      </DetailPart>
      <DetailPart title="Jaminan">
        <DescriptionList
          {...SUMMARY_GRID}
          className={`${SUMMARY_GRID.className} nu:mb-4`}
          items={[
            { title: 'Jenis jaminan', value: record.covers ?? LINES[product.typeCoverage].label },
            { title: 'Masa pertanggungan', value: termText(record.timePeriod) },
            {
              title: 'Survei',
              value: product.surveyRequired === 'ya' ? 'Video bangunan diperiksa' : 'Tanpa survei',
            },
            ...ownRisk.map(({ name, value }) => ({ title: `Risiko sendiri: ${name}`, value })),
          ]}
        />
        <Accordion
          items={[
            { id: 'dijamin', title: 'Yang dijamin', content: <Points points={coverage} /> },
            { id: 'tidak-dijamin', title: 'Yang tidak dijamin', content: <Points points={notCovered} /> },
          ]}
        />
      </DetailPart>
      {benefits.length > 0 && (
        <DetailPart title="Manfaat">
          <BenefitGroups benefits={benefits} limitClaim={LIMIT_IN_TABLE} />
        </DetailPart>
      )}
    </>
  );
}
