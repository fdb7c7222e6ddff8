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

/** What a text like 'avanza 2019' or 'B 1234' says. */
export type FoundText = {
  read: {
    vehicleType?: VehicleType | undefined;
    year?: number | undefined;
    price?: number | undefined;
    plat?: string | undefined;
  };
  /** The likeliest first. */
  models: readonly NamedModel[];
  /** How many fit as well; the likeliest of them are offered. */
  total: number;
  /** Words that fit nothing. */
  unknown: readonly string[];
};

/** What a search for a vehicle is chosen from. Each rejects when no answer came. */
export type VehicleCatalogue = {
  loadBrands: (type: VehicleType) => Promise<readonly Brand[]>;
  /** Of a brand, newest year first. */
  loadModels: (brand: string, type: VehicleType) => Promise<readonly ModelsOfYear[]>;
  loadAreas: () => Promise<readonly PlateRegion[]>;
  /** Models of the chosen type stand first. */
  readText: (text: string, vehicleType: VehicleType) => Promise<FoundText>;
};
