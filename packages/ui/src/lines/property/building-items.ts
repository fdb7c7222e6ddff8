import { termText } from '@naungan/domain/lines';
import {
  CONSTRUCTION_CLASS_ROWS,
  floodOptions,
  isConstructionClass,
  SEARCH_LABELS,
} from '@naungan/domain/lines/property';
import type { PropertyOrderDetail } from '@naungan/domain/lines/property/record';
import { formatNumber, formatRupiah } from '@naungan/domain/money';
import type { Description } from '../../primitives/description-list/index.ts';
import type { Building } from './property-slices.ts';

type BuildingData = Pick<
  PropertyOrderDetail<'kebakaran'>['building'],
  'occupationName' | 'occupationCode' | 'price' | 'buildingClass' | 'totalFloor' | 'totalBuildingArea'
> & { ownership: string; construction: string };

/** Returns the searched data of a building, in the order of the search form. */
export const buildingItems = (building: BuildingData): Description[] => [
  {
    title: SEARCH_LABELS.occupation,
    value: `${building.occupationName} (${building.occupationCode})`,
  },
  { title: SEARCH_LABELS.buildingPrices, value: formatRupiah(building.price) },
  { title: SEARCH_LABELS.ownership, value: building.ownership },
  { title: SEARCH_LABELS.construction, value: building.construction },
  { title: SEARCH_LABELS.classConstruction, value: building.buildingClass },
  { title: SEARCH_LABELS.totalFloor, value: `${formatNumber(building.totalFloor)} lantai` },
  { title: SEARCH_LABELS.totalBuildingArea, value: `${formatNumber(building.totalBuildingArea)} m²` },
];

/** Returns the searched data of a draft's building, with the term and the flood extension. */
export function draftItems(building: Building): Description[] {
  const { buildingPrices, classConstruction, floodZone, objectAddresses, timePeriod } = building;
  const flood = floodOptions(objectAddresses.province).find(({ value }) => value === floodZone);
  return [
    ...buildingItems({
      ...building,
      price: buildingPrices,
      buildingClass: isConstructionClass(classConstruction)
        ? CONSTRUCTION_CLASS_ROWS[classConstruction].label
        : '-',
    }),
    { title: SEARCH_LABELS.timePeriod, value: termText(timePeriod) },
    ...(flood ? [{ title: 'Perluasan Banjir', value: flood.label }] : []),
  ];
}
