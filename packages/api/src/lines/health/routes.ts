import type { PlanOf } from '@naungan/domain/lines';
import { PERSON_REPLIES } from '../insured-person-replies.ts';
import type { LineRoutes } from '../line.ts';

type Plan = PlanOf<'kesehatan'>;

export const HEALTH_ROUTES = {
  landing: { name: 'healthContent', method: 'GET', path: '/pages/product/health', auth: 'guest' },
  plans: { name: 'healthPlans', method: 'GET', path: '/health', auth: 'guest' },
  plan: { name: 'healthPlan', method: 'GET', path: '/health/:id', auth: 'guest' },
  orderQuote: { name: 'quoteHealthOrder', method: 'POST', path: '/quotes/kesehatan', auth: 'guest' },
  order: {
    name: 'createHealthOrder',
    method: 'POST',
    path: '/transaction/kesehatan',
    auth: 'member',
    multipart: true,
    partner: true,
  },
  ...PERSON_REPLIES,
  planOf: ({ health }: { health: Plan }): Plan => health,
} as const satisfies LineRoutes<'kesehatan'>;
