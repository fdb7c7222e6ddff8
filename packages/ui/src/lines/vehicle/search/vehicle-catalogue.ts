import type { NamedModel, VehicleType } from '@naungan/domain/lines/vehicle';
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

/** The facts found in a text like 'avanza 2019' or 'B 1234'. */
export type FoundText = {
  read: {
    vehicleType?: VehicleType | undefined;
    year?: number | undefined;
    price?: number | undefined;
    plat?: string | undefined;
  };
  /** The most likely first. */
  models: readonly NamedModel[];
  /** Number of equally good matches; only the most likely are listed. */
  total: number;
  /** Words without a match. */
  unknown: readonly string[];
};

/** The options of a search for a vehicle. Each function rejects without a response. */
export type VehicleCatalogue = {
  loadBrands: (type: VehicleType) => Promise<readonly Brand[]>;
  /** Models of a brand, newest year first. */
  loadModels: (brand: string, type: VehicleType) => Promise<readonly ModelsOfYear[]>;
  loadAreas: () => Promise<readonly PlateRegion[]>;
  /** Models of the chosen type come first. */
  readText: (text: string, vehicleType: VehicleType) => Promise<FoundText>;
};
