import type { LineTypes } from '@naungan/domain/lines';
import { bankClauseText, type PropertyType } from '@naungan/domain/lines/property';
import { formatRupiah } from '@naungan/domain/money';
import type { DeskRow } from '../line.ts';

/** Returns rows about the building, its sum insured and its cover. */
export function propertyDeskRows({
  building,
  product,
  timePeriod,
}: LineTypes[PropertyType]['orderDetail']): DeskRow[] {
  const { construction, buildingClass, totalFloor, totalBuildingArea, zone, floodZone } = building;
  const clause = bankClauseText(building);
  const survey = product.surveyRequired === 'ya' ? ', survey by video' : '';
  const flood = floodZone === null ? '' : `, flood zone ${floodZone}`;
  return [
    ['Building', `${building.occupationName} (${building.occupationCode}), ${building.ownership}`],
    ['Stands at', building.objectAddress],
    ['Built', `${construction}, ${buildingClass}, ${totalFloor} floors, ${totalBuildingArea} m²`],
    [
      'Sum insured',
      `${formatRupiah(building.price)} for ${timePeriod} years, earthquake zone ${zone}${flood}`,
    ],
    ...(clause === null ? [] : [['Bank clause', clause] satisfies DeskRow]),
    ['Cover', `${product.typeCoverage}${survey}`],
  ];
}
