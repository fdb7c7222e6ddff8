import { partnerSales } from '@naungan/api/partner-sales';
import { monthsBefore } from '../../core/housekeeping.ts';
import { limitRequests, takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { registerDelivery, webhookBacklog } from './delivery.ts';
import { partnerDeskRoutes } from './desk.ts';
import { removeEventsBefore } from './repository.ts';
import { salesPage } from './sales.ts';

/** Months after which an event is deleted; an event that no receiver accepted is then of no use. */
const EVENT_MONTHS = 3;

/** Serves partners' servers: their sales, and webhooks about them. */
export const partnersModule = defineModule({
  name: 'partners',
  jobs: registerDelivery,
  backlog: { name: 'webhooks', count: webhookBacklog },
  retention: [
    {
      records: 'events for webhooks',
      remove: (db, now) => removeEventsBefore(db, monthsBefore(now, EVENT_MONTHS)),
    },
  ],
  routes(app) {
    limitRequests(app, LIMITS.partnerSalesPerIp);
    route(app, partnerSales, async ({ params, query, deps }) => {
      await takePoints(deps, LIMITS.partnerSales, params.partner);
      return { response: await salesPage(deps.db, { ...query, partner: params.partner }) };
    });
  },
  deskRoutes: partnerDeskRoutes,
});
