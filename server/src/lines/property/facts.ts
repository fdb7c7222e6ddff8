import {
  bankClauseText,
  CONSTRUCTION_CLASS_ROWS,
  EARTHQUAKE_ZONE_LABELS,
  floodOptions,
  SEARCH_LABELS,
} from '@naungan/domain/lines/property';
import type { PropertyDetails } from '@naungan/domain/lines/property/record';
import { formatNumber, formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';
import { addressText } from '../address.ts';

type OrderWithBuilding = Pick<PropertyDetails, 'building'>;

/** Returns the name that distinguishes a member's buildings: 'Rumah tinggal, Jalan Kemang Utara No. 19'. */
export const buildingName = ({ building }: OrderWithBuilding): Fact => ({
  title: 'Bangunan',
  value: `${building.occupationName}, ${building.objectAddresses.address}`,
});

/** Returns use, address and construction of the building. */
export const buildingFacts = ({ building }: OrderWithBuilding): Fact[] => [
  { title: SEARCH_LABELS.occupation, value: `${building.occupationName} (${building.occupationCode})` },
  { title: 'Alamat Bangunan', value: addressText(building.objectAddresses), wide: true },
  { title: SEARCH_LABELS.ownership, value: building.ownership },
  { title: SEARCH_LABELS.construction, value: building.construction },
  {
    title: SEARCH_LABELS.classConstruction,
    value: CONSTRUCTION_CLASS_ROWS[building.classConstruction].label,
  },
  { title: SEARCH_LABELS.totalFloor, value: String(building.totalFloor) },
  { title: SEARCH_LABELS.totalBuildingArea, value: `${formatNumber(building.totalBuildingArea)} m²` },
];

/** Returns the chosen flood history of the building's province; [] without the flood extension. */
function floodFacts({ building: { floodZone, objectAddresses } }: OrderWithBuilding): Fact[] {
  const floodOption = floodOptions(objectAddresses.province).find(({ value }) => value === floodZone);
  return floodOption ? [{ title: SEARCH_LABELS.floodZone, value: floodOption.label }] : [];
}

/** Returns the sum insured, the facts that the rates of the risks depend on, and the bank that is paid first. */
export function valueFacts({ building }: OrderWithBuilding, risks: readonly string[]): Fact[] {
  const bank = bankClauseText(building);
  const clause: Fact[] = bank === null ? [] : [{ title: 'Klausula Bank', value: bank, wide: true }];
  return [
    { title: 'Harga Pertanggungan', value: formatRupiah(building.buildingPrices) },
    ...(risks.includes('earthquake')
      ? [{ title: 'Zona Gempa Bumi', value: EARTHQUAKE_ZONE_LABELS[building.zone] }]
      : []),
    ...(risks.includes('flood') ? floodFacts({ building }) : []),
    ...clause,
  ];
}
