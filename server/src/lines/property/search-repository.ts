import type {
  BuildingReferenceData,
  DistrictLevel,
  FireBands,
  KnownIds,
} from '@naungan/domain/lines/property';
import type { SearchedBuilding } from '@naungan/domain/lines/property/record';
import { and, eq } from 'drizzle-orm';
import { regionNamesBelow } from '../../core/region-tree.ts';
import type { Db, Tx } from '../../db/client.ts';
import { earthquakeZones, propertyOccupations } from '../../db/schema.ts';

type OccupationRow = typeof propertyOccupations.$inferSelect;

const bandOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low, high };

function bandsOf(row: OccupationRow): FireBands {
  const class1 = bandOf(row.class1Low, row.class1High);
  const class2 = bandOf(row.class2Low, row.class2High);
  const class3 = bandOf(row.class3Low, row.class3High);
  return class1 && class2 && class3 ? { class1, class2, class3 } : null;
}

/** Converts a row to an occupation of the published table with its fire bands. */
export const occupationOf = (row: OccupationRow) => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  bands: bandsOf(row),
});

/** Returns an occupation of the published table with its fire bands, or null. */
export async function occupationById(db: Db | Tx, id: string) {
  const [row] = await db.select().from(propertyOccupations).where(eq(propertyOccupations.id, id));
  return row ? occupationOf(row) : null;
}

export type District = { province: string; district_level: DistrictLevel; district: string };

/** Returns a regency with its earthquake zone; null if the province has no regency of this kind (`district_level`) and name. */
async function findZonedDistrict(db: Db | Tx, { province, district_level, district }: District) {
  const [row] = await db
    .select()
    .from(earthquakeZones)
    .where(
      and(
        eq(earthquakeZones.province, province),
        eq(earthquakeZones.level, district_level),
        eq(earthquakeZones.district, district),
      ),
    );
  return row ?? null;
}

/** Returns whether a province has this name. */
export const isProvince = (name: string): boolean => regionNamesBelow([]).includes(name);

/** The fields of an order's building that determine its catalogue facts. */
type StatedBuilding = Pick<SearchedBuilding, 'occupation' | 'classConstruction' | 'objectAddresses'>;

/**
 * Returns whether the catalogue has the occupation, the province and the regency (`knownIds`), and the catalogue's facts
 * about the building if occupation and regency are known.
 */
export async function catalogueFacts(
  db: Db | Tx,
  { occupation: id, classConstruction, objectAddresses }: StatedBuilding,
): Promise<{ knownIds: KnownIds; facts: BuildingReferenceData | null }> {
  const occupation = await occupationById(db, id);
  const district = await findZonedDistrict(db, objectAddresses);
  const knownIds = {
    occupation: occupation !== null,
    province: isProvince(objectAddresses.province),
    district: district !== null,
  };
  if (!occupation || !district) return { knownIds, facts: null };
  const facts = {
    occupationCode: occupation.code,
    occupationName: occupation.name,
    fireBand: occupation.bands?.[classConstruction] ?? null,
    zone: district.zone,
  };
  return { knownIds, facts };
}
