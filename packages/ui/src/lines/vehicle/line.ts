import { vehicleSearch } from '@naungan/domain/lines/vehicle';
import { lazyPart } from '../lazy-part.ts';
import type { LineScreens } from '../line.ts';
import { VEHICLE_PRODUCT } from './product.ts';

export const VEHICLE: LineScreens<'kendaraan'> = {
  search: vehicleSearch,
  searchForm: 'vehicle',
  product: VEHICLE_PRODUCT,
  details: lazyPart(() => import('./details.tsx').then((module) => module.VEHICLE_DETAILS)),
  order: lazyPart(() => import('./order.ts').then((module) => module.VEHICLE_ORDER)),
  record: lazyPart(() => import('./record.ts').then((module) => module.VEHICLE_RECORD)),
};
