import type { LineFacts } from './line.ts';
import { planPaths } from './plan-paths.ts';
import type { ProductType } from './product-type.ts';
import type { SoldLine } from './sold-line.ts';
import { VEHICLE_PATHS } from './vehicle/paths.ts';

/** The paths of each line, without the rest of it: pages that only lead to a line need not load its prices. */
export const LINE_PATHS: Record<SoldLine, Pick<LineFacts<ProductType>, 'listPath' | 'orderPath'>> = {
  kesehatan: planPaths('kesehatan'),
  kecelakaandiri: planPaths('kecelakaandiri'),
  kendaraan: VEHICLE_PATHS,
  kebakaran: planPaths('kebakaran'),
  gempabumi: planPaths('gempabumi'),
  'kebakaran-gempabumi': planPaths('kebakaran-gempabumi'),
};
