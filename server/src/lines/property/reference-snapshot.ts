import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { earthquakeZones, propertyOccupations } from '../../db/schema.ts';
import { type District, occupationOf } from './search-repository.ts';

const districtKey = ({ province, district_level, district }: District) =>
  JSON.stringify([province, district_level, district]);

async function readReference(tx: Tx) {
  const occupations = (await tx.select().from(propertyOccupations)).map(occupationOf);
  const occupationById = new Map(occupations.map((occupation) => [occupation._id, occupation]));
  const zones = await tx.select().from(earthquakeZones);
  const zoneByDistrict = new Map(
    zones.map((row) => [districtKey({ ...row, district_level: row.level }), row.zone]),
  );
  return {
    /** Returns an occupation of the published table with its fire bands, or null. */
    occupation: (id: string) => occupationById.get(id) ?? null,
    /** Returns the earthquake zone of a regency of that kind in that province, or null. */
    zoneOf: (district: District) => zoneByDistrict.get(districtKey(district)) ?? null,
  };
}

/** Occupations with their fire bands, and regencies with their earthquake zones. */
export const PROPERTY_REFERENCE = defineSnapshot({ topic: 'property-reference', read: readReference });
