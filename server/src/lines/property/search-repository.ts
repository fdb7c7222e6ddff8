import type { QuoteBody } from '@naungan/api/lines/property';
import {
  type CatalogueFacts,
  coveragesIn,
  type DistrictLevel,
  type FireBands,
  type FoundInCatalogue,
  isComplete,
  type PropertyType,
  QUOTE_ALERT,
  searchOfPayload,
  searchProblems,
  takesFlood,
} from '@naungan/domain/lines/property';
import type { SearchedBuilding } from '@naungan/domain/lines/property/record';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { earthquakeZones, propertyOccupations } from '../../db/schema.ts';
import { refuse } from '../../problem.ts';

type OccupationRow = typeof propertyOccupations.$inferSelect;

const bandOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low, high };

function bandsOf(row: OccupationRow): FireBands {
  const class1 = bandOf(row.class1Low, row.class1High);
  const class2 = bandOf(row.class2Low, row.class2High);
  const class3 = bandOf(row.class3Low, row.class3High);
  return class1 && class2 && class3 ? { class1, class2, class3 } : null;
}

/** An occupation of the published table with its fire bands. */
export async function occupationById(db: Db | Tx, id: string) {
  const [row] = await db.select().from(propertyOccupations).where(eq(propertyOccupations.id, id));
  return row ? { _id: row.id, code: row.code, name: row.name, bands: bandsOf(row) } : null;
}

type Place = { province: string; district_level: DistrictLevel; district: string };

/** A regency of that kind in that province, with its earthquake zone. */
async function zonedDistrict(db: Db | Tx, { province, district_level, district }: Place) {
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

/** What an order tells of its building that the catalogue knows too. */
type ToldBuilding = Pick<SearchedBuilding, 'occupation' | 'classConstruction' | 'objectAddresses'>;

/** What the catalogue has of the building of an order, and what it says of it where it has both occupation and regency. */
export async function catalogueFacts(
  db: Db | Tx,
  { occupation: id, classConstruction, objectAddresses }: ToldBuilding,
): Promise<{ found: FoundInCatalogue; facts: CatalogueFacts | null }> {
  const occupation = await occupationById(db, id);
  const district = await zonedDistrict(db, objectAddresses);
  const found = { occupation: occupation !== null, district: district !== null };
  if (!occupation || !district) return { found, facts: null };
  const facts = {
    occupationCode: occupation.code,
    occupationName: occupation.name,
    fireBand: occupation.bands?.[classConstruction] ?? null,
    zone: district.zone,
  };
  return { found, facts };
}

/** A building that was searched for, with what is asked for it. */
export type AskedBuilding = {
  building: SearchedBuilding;
  timePeriod: number;
  coverages: readonly PropertyType[];
};

/**
 * The building of a quote, with all that the catalogue knows of it.
 * @throws Problem INVALID with the message of each field: missing, beyond its limits, not in the catalogue
 */
export async function searchedBuilding(db: Db | Tx, body: QuoteBody): Promise<AskedBuilding> {
  const search = searchOfPayload(body);
  const { province, district_level, district } = search;
  const occupation = search.occupation === undefined ? null : await occupationById(db, search.occupation);
  const zoned = province && district_level && district ? { province, district_level, district } : null;
  const found = zoned && (await zonedDistrict(db, zoned));
  const isThere = zoned === null || found !== null;
  const problems = searchProblems(search, { occupation: occupation !== null, district: isThere });
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }));
  if (errors.length > 0 || !isComplete(search) || !occupation || !found || !zoned)
    return refuse('INVALID', QUOTE_ALERT, errors);
  return {
    timePeriod: search.timePeriod,
    coverages: coveragesIn(search.productType, search.coverages),
    building: {
      occupation: occupation._id,
      occupationCode: occupation.code,
      occupationName: occupation.name,
      buildingPrices: search.buildingPrices,
      ownership: search.ownership,
      isKprBtn: search.isKprBtn,
      construction: search.construction,
      classConstruction: search.classConstruction,
      totalFloor: search.totalFloor,
      totalBuildingArea: search.totalBuildingArea,
      floodZone: takesFlood(search.productType) ? (search.floodZone ?? null) : null,
      zone: found.zone,
      fireBand: occupation.bands?.[search.classConstruction] ?? null,
      objectAddresses: zoned,
    },
  };
}
