import type { ProductType } from '@naungan/domain/lines';
import { HEALTH } from './health/index.ts';
import type { LineApi } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/index.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/index.ts';
import { VEHICLE } from './vehicle/index.ts';

export type { FlatQuery, LineRoutes } from './line.ts';

/** The calls of every product line. A new product line is added only to this table of the package. */
export const LINES = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: VEHICLE,
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
} as const satisfies { [L in ProductType]: LineApi<L> };

/** The contracts of each line's calls, as types only. `contracts.ts` has the values. */
export type LoadedContracts = {
  [L in keyof typeof LINES]: Awaited<ReturnType<(typeof LINES)[L]['loadContracts']>>;
};

export type LineCalls<L extends ProductType> = LoadedContracts[L]['calls'];
export type OrderParts<L extends ProductType> = LoadedContracts[L]['orderParts']['_zod']['output'];
