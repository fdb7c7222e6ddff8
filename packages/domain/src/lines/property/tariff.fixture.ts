import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { DISTRICT_LEVELS, type DistrictLevel } from './building-options.ts';
import { EARTHQUAKE_ZONES, type EarthquakeZone } from './earthquake-rates.ts';
import { type FireBands, fireBandsOf, type OccupationRow, occupationId } from './occupation.ts';

const FILES = new URL('../../../../../server/seed/data/property/', import.meta.url);
/** Returns the rows of a tariff file of the server's seed, by column. */
export const readTable = (name: string): OccupationRow[] =>
  parse(readFileSync(new URL(name, FILES)), { columns: true });

const NAME_ROWS = new Map(readTable('occupation-names.csv').map((row) => [occupationId(row), row]));

/** Every occupation of the table with its bands. */
export const OCCUPATIONS = readTable('occupations.csv').map((row) => {
  const _id = occupationId(row);
  const nameRow = NAME_ROWS.get(_id);
  const bands: FireBands = fireBandsOf(row);
  return {
    _id,
    code: row.occupancy_code ?? '',
    name: nameRow?.name_id ?? '',
    aliases: nameRow?.aliases ?? '',
    description: row.name_en ?? '',
    retail: nameRow?.suggested_for_retail === 'yes',
    bands,
    row,
  };
});

export function occupationOf(id: string) {
  const occupation = OCCUPATIONS.find(({ _id }) => _id === id);
  if (!occupation) throw new Error(`occupations.csv has no occupation ${id}`);
  return occupation;
}

export type ZonedRegency = {
  district: string;
  province: string;
  level: DistrictLevel;
  zone: EarthquakeZone;
};

/** Every regency with its zone. */
export const REGENCIES = readTable('earthquake-zones.csv').map((row): ZonedRegency => {
  const { regency_name: district = '', province_name: province = '' } = row;
  const level = DISTRICT_LEVELS.find((levelName) => district.startsWith(levelName));
  const zone = EARTHQUAKE_ZONES.find((knownZone) => String(knownZone) === row.zone);
  if (!level || !zone) throw new Error(`earthquake-zones.csv has no valid level or zone for "${district}"`);
  return { district, province, level, zone };
});
