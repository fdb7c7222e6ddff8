import type { PropertyTariff, PropertyType } from '@naungan/domain/lines/property';
import type { propertyTariffs } from '../../db/schema.ts';

type TariffRow = typeof propertyTariffs.$inferSelect;

/** Converts a row of the table to a tariff of the domain. */
export function tariffOf(row: TariffRow, typeCoverage: PropertyType, floodName: string): PropertyTariff {
  const { bandPosition, floodPosition, sumMin, sumMax, maxFloor, maxTimePeriod, taken, refused } = row;
  return {
    typeCoverage,
    bandPosition,
    occupations: { taken, refused },
    sumInsured: { min: sumMin, max: sumMax },
    maxFloor,
    maxTimePeriod,
    flood: floodPosition === null ? null : { name: floodName, bandPosition: floodPosition },
  };
}

/** Converts a tariff of the domain to a row of the table, without id. */
export function tariffRow(tariff: PropertyTariff): Omit<TariffRow, 'id'> {
  const { bandPosition, occupations, sumInsured, maxFloor, maxTimePeriod, flood } = tariff;
  return {
    bandPosition,
    floodPosition: flood?.bandPosition ?? null,
    sumMin: sumInsured.min,
    sumMax: sumInsured.max,
    maxFloor,
    maxTimePeriod,
    taken: [...occupations.taken],
    refused: [...occupations.refused],
  };
}
