import {
  CONSTRUCTION_CLASS_ROWS,
  CONSTRUCTION_CLASSES,
  DISTRICT_LEVELS,
  type DistrictLevel,
  explainOccupation,
  searchOccupations,
} from '@naungan/domain/lines/property';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insertMissing } from '../../db/insert-missing.ts';
import { earthquakeZones, propertyOccupations } from '../../db/schema.ts';
import type { TariffDistrict, TariffOccupation } from './seed/reference.ts';

/**
 * Returns at most `limit` occupations that match a text, households and shops first. For an empty text, returns
 * only households and shops.
 */
export async function matchingOccupations(db: Db | Tx, text: string, limit: number) {
  const { id: _id, code, name, aliases, description, retail } = propertyOccupations;
  // `place` is the position in the published table.
  const allOccupations = await db
    .select({ _id, code, name, aliases, description, retail })
    .from(propertyOccupations)
    .orderBy(asc(propertyOccupations.place));
  return searchOccupations(allOccupations, text, limit).map((occupation) => ({
    _id: occupation._id,
    category: 'occupation' as const,
    code: occupation.code,
    name: occupation.name,
    description: explainOccupation(occupation),
    retail: occupation.retail,
  }));
}

/** The construction classes of the published table, in the format of the rows that the call `references` returns. */
export const constructionClasses = CONSTRUCTION_CLASSES.map((code) => ({
  _id: code,
  category: 'classes' as const,
  code,
  name: CONSTRUCTION_CLASS_ROWS[code].label,
  description: CONSTRUCTION_CLASS_ROWS[code].help,
  retail: false,
}));

/** Returns every province, sorted by name, and the kinds of regency (`level`). */
export async function zonedProvinces(db: Db | Tx) {
  const { province } = earthquakeZones;
  const rows = await db.selectDistinct({ province }).from(earthquakeZones).orderBy(asc(province));
  return { province: rows.map((row) => row.province), level: [...DISTRICT_LEVELS] };
}

/** Returns the regencies of a kind in a province, sorted by name, each with its earthquake zone [2 §7]. */
export async function districtsIn(
  db: Db | Tx,
  province: string,
  level: DistrictLevel,
): Promise<TariffDistrict[]> {
  const rows = await db
    .select()
    .from(earthquakeZones)
    .where(and(eq(earthquakeZones.province, province), eq(earthquakeZones.level, level)))
    .orderBy(asc(earthquakeZones.district));
  return rows.map(({ id: _id, ...district }) => ({ _id, ...district }));
}

/**
 * Updates the names and search words of stored occupations. The published table has no Indonesian names and synonyms. This
 * project has chosen them, so a new release may change them. Rates of stored rows never change.
 */
async function updateTexts(tx: Tx, occupations: readonly TariffOccupation[]): Promise<void> {
  const { id, name, aliases, description, retail } = propertyOccupations;
  const storedOccupations = await tx
    .select({ id, name, aliases, description, retail })
    .from(propertyOccupations);
  const storedTexts = new Map(storedOccupations.map(({ id: key, ...texts }) => [key, JSON.stringify(texts)]));
  for (const { _id, ...occupation } of occupations) {
    const texts = {
      name: occupation.name,
      aliases: occupation.aliases,
      description: occupation.description,
      retail: occupation.retail,
    };
    if (storedTexts.get(_id) !== JSON.stringify(texts))
      await tx.update(propertyOccupations).set(texts).where(eq(id, _id));
  }
}

/** Inserts the occupations and regencies that are missing, and updates the texts of stored occupations. */
export async function addPropertyReference(
  tx: Tx,
  occupations: readonly TariffOccupation[],
  districts: readonly TariffDistrict[],
): Promise<void> {
  const rows = occupations.map(({ _id: id, bands, ...texts }, index) => ({
    id,
    place: index,
    ...texts,
    class1Low: bands?.class1.low ?? null,
    class1High: bands?.class1.high ?? null,
    class2Low: bands?.class2.low ?? null,
    class2High: bands?.class2.high ?? null,
    class3Low: bands?.class3.low ?? null,
    class3High: bands?.class3.high ?? null,
  }));
  await insertMissing(tx, propertyOccupations, ['id'], rows);
  await updateTexts(tx, occupations);
  await insertMissing(
    tx,
    earthquakeZones,
    ['id'],
    districts.map(({ _id: id, ...district }) => ({ id, ...district })),
  );
}
