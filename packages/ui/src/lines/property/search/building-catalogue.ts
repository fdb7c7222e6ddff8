import type { DistrictLevel, Occupation } from '@naungan/domain/lines/property';
import type { zonedDistrict } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';

export type ZonedDistrict = z.output<typeof zonedDistrict>;

/** Loads the options of the form that searches for a building. Each function rejects if the server does not respond. */
export type BuildingCatalogue = {
  /**
   * Resolves to the occupations whose name or code matches the text; homes and shops come first. For an empty text,
   * resolves to homes and shops only.
   */
  findOccupations: (text: string) => Promise<readonly Occupation[]>;
  /** Resolves to the occupation with this id, `null` for an unknown id. */
  loadOccupation: (id: string) => Promise<Occupation | null>;
  /** Resolves to the names of the provinces in alphabetical order. */
  loadProvinces: () => Promise<readonly string[]>;
  /**
   * Resolves to the regencies of a level ('Kota' or 'Kabupaten') in a province, each with its earthquake zone.
   */
  loadDistricts: (province: string, level: DistrictLevel) => Promise<readonly ZonedDistrict[]>;
};
