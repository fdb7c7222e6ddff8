/** The vehicle types that can be insured, in the order of the search form; MV4 are cars, MV2 motorcycles [2 §3, §9]. */
export const VEHICLE_TYPES = ['MV4', 'MV2', 'TRUCK', 'BUS'] as const;

export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The vehicle type of a new search [2 §9]. */
export const DEFAULT_VEHICLE_TYPE: VehicleType = 'MV4';

/** The class of a type in the published tariff. */
export type VehicleClass = 'car' | 'motorcycle' | 'truck' | 'bus';

export const COVERS = ['allrisk', 'tlo'] as const;

/** `allrisk` pays for any damage, `tlo` for a total loss only. */
export type Cover = (typeof COVERS)[number];

export const COVER_LABELS: Record<Cover, string> = { allrisk: 'All Risk', tlo: 'TLO' };

export type VehicleTypeRow = {
  label: string;
  tariffClass: VehicleClass;
  /** The name of the class in the published tariff. */
  tariffLabel: string;
  /** TRUCK, BUS and MV2 can only have TLO [2 §5]. */
  covers: readonly Cover[];
};

export const VEHICLE_TYPE_ROWS: Record<VehicleType, VehicleTypeRow> = {
  MV4: { label: 'Mobil', tariffClass: 'car', tariffLabel: 'Non-bus dan non-truk', covers: COVERS },
  MV2: { label: 'Sepeda Motor', tariffClass: 'motorcycle', tariffLabel: 'Roda dua', covers: ['tlo'] },
  TRUCK: { label: 'Truk', tariffClass: 'truck', tariffLabel: 'Truk dan pick up', covers: ['tlo'] },
  BUS: { label: 'Bus', tariffClass: 'bus', tariffLabel: 'Bus', covers: ['tlo'] },
};

export function isVehicleType(text: unknown): text is VehicleType {
  return VEHICLE_TYPES.some((type) => type === text);
}

export function isCover(text: unknown): text is Cover {
  return COVERS.some((cover) => cover === text);
}

/** Returns the covers that a vehicle type can have. */
export function coversOf(type: VehicleType): readonly Cover[] {
  return VEHICLE_TYPE_ROWS[type].covers;
}
