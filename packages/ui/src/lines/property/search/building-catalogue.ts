import type { DistrictLevel, Occupation } from '@naungan/domain/lines/property';
import type { zonedDistrict } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';

export type ZonedDistrict = z.output<typeof zonedDistrict>;

/** The options of a search for a building. Each function rejects if the server does not respond. */
export type BuildingCatalogue = {
  /** Resolves to the occupations that match a text or a code, households and shops first; without a text to these only. */
  findOccupations: (text: string) => Promise<readonly Occupation[]>;
  /** Resolves to `null` for an unknown id. */
  loadOccupation: (id: string) => Promise<Occupation | null>;
  /** Sorted by name. */
  loadProvinces: () => Promise<readonly string[]>;
  /** Resolves to the regencies of a kind in a province, each with its earthquake zone. */
  loadDistricts: (province: string, level: DistrictLevel) => Promise<readonly ZonedDistrict[]>;
};
