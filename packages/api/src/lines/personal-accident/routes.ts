import type { PlanOf } from '@naungan/domain/lines';
import { PERSON_REPLIES } from '../insured-person-replies.ts';
import type { LineRoutes } from '../line.ts';

type Plan = PlanOf<'kecelakaandiri'>;
type Reply = { personalAccident: { product: Omit<Plan, 'benefits'>; benefits: Plan['benefits'] } };

export const PERSONAL_ACCIDENT_ROUTES = {
  landing: {
    name: 'personalAccidentContent',
    method: 'GET',
    path: '/pages/product/personal-accident',
    auth: 'guest',
  },
  plans: { name: 'personalAccidents', method: 'GET', path: '/personal-accidents', auth: 'guest' },
  plan: { name: 'personalAccident', method: 'GET', path: '/personal-accidents/:id', auth: 'guest' },
  orderQuote: {
    name: 'quotePersonalAccidentOrder',
    method: 'POST',
    path: '/quotes/kecelakaandiri',
    auth: 'guest',
  },
  order: {
    name: 'createPersonalAccidentOrder',
    method: 'POST',
    path: '/transaction/kecelakaandiri',
    auth: 'member',
    multipart: true,
    partner: true,
  },
  ...PERSON_REPLIES,
  planOf: ({ personalAccident: { product, benefits } }: Reply): Plan => ({ ...product, benefits }),
} as const satisfies LineRoutes<'kecelakaandiri'>;
