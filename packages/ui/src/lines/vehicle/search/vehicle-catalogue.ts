import type { NamedModel, SearchTextResult, UnusedText, VehicleType } from '@naungan/domain/lines/vehicle';
import type {
  plateRegion,
  vehicleBrand,
  vehicleModel,
  vehicleModelsOfYear,
} from '@naungan/domain/lines/vehicle/record';
import type { z } from 'zod';

export type Brand = z.output<typeof vehicleBrand>;
export type Model = z.output<typeof vehicleModel>;
export type ModelsOfYear = z.output<typeof vehicleModelsOfYear>;
export type PlateRegion = z.output<typeof plateRegion>;

/**
 * The result for a text like 'avanza 2019' or 'brio bandung'. `read`: the recognised values. `unused`: unknown and
 * ambiguous words.
 */
export type ParsedText = Omit<SearchTextResult, 'models' | 'unused'> & {
  models: readonly NamedModel[];
  unused: readonly UnusedText[];
};

/** The options of a search for a vehicle. Each function rejects if the server does not respond. */
export type VehicleCatalogue = {
  loadBrands: (type: VehicleType) => Promise<readonly Brand[]>;
  /** Resolves to the models of a brand, newest year first. */
  loadModels: (brand: string, type: VehicleType) => Promise<readonly ModelsOfYear[]>;
  loadAreas: () => Promise<readonly PlateRegion[]>;
  /** Resolves to the parsed text; models of the chosen type come first. */
  readText: (text: string, vehicleType: VehicleType) => Promise<ParsedText>;
};
