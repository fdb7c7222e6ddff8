import { birthSearch } from '@naungan/domain/lines';
import { PERSON_PRODUCT } from '../insured-person/product.ts';
import { BIRTH_DATE_FORM } from '../insured-person/search-form.ts';
import { lazyPart } from '../lazy-part.ts';
import type { LineScreens } from '../line.ts';

export const HEALTH: LineScreens<'kesehatan'> = {
  search: birthSearch,
  searchForm: BIRTH_DATE_FORM,
  product: PERSON_PRODUCT,
  details: lazyPart(() => import('../insured-person/details.tsx').then((module) => module.PERSON_DETAILS)),
  order: lazyPart(() => import('./order.ts').then((module) => module.HEALTH_ORDER)),
  record: lazyPart(() => import('../insured-person/record.ts').then((module) => module.PERSON_RECORD)),
};
