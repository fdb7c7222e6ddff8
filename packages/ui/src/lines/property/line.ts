import { propertySearch } from '@naungan/domain/lines/property';
import { lazyPart } from '../lazy-part.ts';
import type { LineScreens } from '../line.ts';
import { PROPERTY_PRODUCT } from './product.ts';

/** The members of `LineScreens` that all property lines share. */
const SHARED_SCREENS = {
  searchForm: 'building' as const,
  product: PROPERTY_PRODUCT,
  details: lazyPart(() => import('./details.tsx').then((module) => module.PROPERTY_DETAILS)),
  order: lazyPart(() => import('./order.ts').then((module) => module.PROPERTY_ORDER)),
  record: lazyPart(() => import('./record.ts').then((module) => module.PROPERTY_RECORD)),
};

export const FIRE: LineScreens<'kebakaran'> = { ...SHARED_SCREENS, search: propertySearch('kebakaran') };
export const EARTHQUAKE: LineScreens<'gempabumi'> = {
  ...SHARED_SCREENS,
  search: propertySearch('gempabumi'),
};
export const FIRE_EARTHQUAKE: LineScreens<'kebakaran-gempabumi'> = {
  ...SHARED_SCREENS,
  search: propertySearch('kebakaran-gempabumi'),
  record: lazyPart(() => import('./record.ts').then((module) => module.FIRE_EARTHQUAKE_RECORD)),
};
