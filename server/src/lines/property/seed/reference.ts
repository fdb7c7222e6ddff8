import {
  DISTRICT_LEVELS,
  type DistrictLevel,
  EARTHQUAKE_ZONES,
  type EarthquakeZone,
  type FireBands,
  fireBandsOf,
  occupationId,
  type SearchedOccupation,
} from '@naungan/domain/lines/property';
import { readRows } from '../../../core/csv.ts';

/** An occupation of the fire tariff table that the regulator (OJK) publishes. */
export type TariffOccupation = SearchedOccupation & { bands: FireBands };

/** A regency with its earthquake zone. */
export type TariffDistrict = {
  /** The code of the regency. */
  _id: string;
  province: string;
  /** Kabupaten (regency) or Kota (city). */
  level: DistrictLevel;
  district: string;
  zone: EarthquakeZone;
};

const KEY_COLUMNS = ['occupancy_code', 'variant'] as const;

/** `name_id` is the Indonesian name, not an id. */
const NAME_ROWS = new Map(
  readRows('property/occupation-names.csv', [
    ...KEY_COLUMNS,
    'name_id',
    'aliases',
    'suggested_for_retail',
  ]).map((row) => [occupationId(row), row]),
);

const BAND_COLUMNS = [
  'class1_lower',
  'class1_upper',
  'class2_lower',
  'class2_upper',
  'class3_lower',
  'class3_upper',
] as const;

/** Every occupation, in the order of the published table. */
export const occupations: TariffOccupation[] = readRows('property/occupations.csv', [
  ...KEY_COLUMNS,
  ...BAND_COLUMNS,
  'name_en',
  'note',
]).map((row) => {
  const _id = occupationId(row);
  const entry = NAME_ROWS.get(_id);
  if (!entry) throw new Error(`The occupation ${_id} has no Indonesian name`);
  return {
    _id,
    code: row.occupancy_code,
    name: entry.name_id,
    aliases: entry.aliases,
    description: row.name_en,
    retail: entry.suggested_for_retail === 'yes',
    bands: fireBandsOf(row),
  };
});

/** Every regency with its earthquake zone. */
export const zonedDistricts: TariffDistrict[] = readRows('property/earthquake-zones.csv', [
  'regency_code',
  'regency_name',
  'province_name',
  'zone',
]).map((row) => {
  const { regency_code: _id, regency_name: district, province_name: province } = row;
  const level = DISTRICT_LEVELS.find((candidate) => district.startsWith(candidate));
  const zone = EARTHQUAKE_ZONES.find((candidate) => String(candidate) === row.zone);
  if (!level || !zone)
    throw new Error(`The regency ${district} of earthquake-zones.csv has an unknown kind or zone`);
  return { _id, province, level, district, zone };
});
