import type { DistrictLevel, Occupation } from '@naungan/domain/lines/property';
import type { zonedDistrict } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';

export type ZonedDistrict = z.output<typeof zonedDistrict>;

/** What a search for a building is chosen from. Each rejects when no answer came. */
export type BuildingCatalogue = {
  /** Those that fit a text or a code, households and shops first, which are all there is without a text. */
  findOccupations: (text: string) => Promise<readonly Occupation[]>;
  /** `null` for one that there is not. */
  loadOccupation: (id: string) => Promise<Occupation | null>;
  /** By name. */
  loadProvinces: () => Promise<readonly string[]>;
  /** The regencies of a kind in a province, each with its earthquake zone. */
  loadDistricts: (province: string, level: DistrictLevel) => Promise<readonly ZonedDistrict[]>;
};
