import { EARTHQUAKE_ZONE_LABELS } from './earthquake-rates.ts';
import type { PricedBuilding } from './tariff.ts';
import { bandText, type RateBand } from './tariff-band.ts';

/** The data that the server looks up for a building: by occupation, construction class and regency. */
export type BuildingReferenceData = Pick<PricedBuilding, 'occupationCode' | 'fireBand' | 'zone'> & {
  occupationName: string;
};

/** A field of an order that differs from the reference data. `figures` has the two numbers if the field is a number. */
export type ReferenceDataChange = {
  path: keyof BuildingReferenceData;
  message: string;
  figures?: { from: number; to: number };
};

const bandOrMissingText = (band: RateBand | null) => (band ? bandText(band) : 'tidak tersedia');

function occupationChanges(
  orderData: BuildingReferenceData,
  currentData: BuildingReferenceData,
): ReferenceDataChange[] {
  const message = `Okupasi pada katalog adalah ${currentData.occupationName} (${currentData.occupationCode})`;
  if (orderData.occupationCode !== currentData.occupationCode) return [{ path: 'occupationCode', message }];
  return orderData.occupationName === currentData.occupationName ? [] : [{ path: 'occupationName', message }];
}

function bandChanges(
  { fireBand: from }: BuildingReferenceData,
  { fireBand: to }: BuildingReferenceData,
): ReferenceDataChange[] {
  if (from?.low === to?.low && from?.high === to?.high) return [];
  const message = `Batas tarif OJK untuk kebakaran berubah dari ${bandOrMissingText(from)} menjadi ${bandOrMissingText(to)}`;
  return [{ path: 'fireBand', message }];
}

function zoneChanges(
  { zone: from }: BuildingReferenceData,
  { zone: to }: BuildingReferenceData,
): ReferenceDataChange[] {
  if (from === to) return [];
  const [oldLabel, newLabel] = [EARTHQUAKE_ZONE_LABELS[from], EARTHQUAKE_ZONE_LABELS[to]];
  const message = `Zona gempa bumi berubah dari ${oldLabel} menjadi ${newLabel}`;
  return [{ path: 'zone', message, figures: { from, to } }];
}

/**
 * Returns the fields in which an order differs from the current reference data. The server rejects such an order,
 * because the premium depends on these fields.
 */
export function referenceDataChanges(
  orderData: BuildingReferenceData,
  currentData: BuildingReferenceData,
): ReferenceDataChange[] {
  return [
    ...occupationChanges(orderData, currentData),
    ...bandChanges(orderData, currentData),
    ...zoneChanges(orderData, currentData),
  ];
}
