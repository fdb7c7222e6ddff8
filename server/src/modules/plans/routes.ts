import { LINE_CALLS } from '@naungan/api/lines/calls';
import { SOLD_LINES, type SoldLine } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../core/module.ts';
import { serverLine } from '../../lines/catalogue.ts';
import type { Catalogue } from '../../lines/line.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { viewerOf } from '../guests/service.ts';

const notFound = () => refuse('NOT_FOUND', MESSAGES.plans.notFound);

/** The list of a line's plans, and one plan [2 §7]. */
function mountPlans<L extends SoldLine>(app: FastifyInstance, line: L): void {
  const { plans, plan } = LINE_CALLS[line];
  const { catalogue } = serverLine(line);
  type Asked = { [Name in 'list' | 'show']: Parameters<Catalogue<L>[Name]> };
  route(app, plans, async ({ query, body, member, request, deps }) => {
    const viewer = await viewerOf(deps, request, member);
    // The parts of a call are its own line's: the compiler only sees those of all lines.
    const asked = { ...query, ...body } as Asked['list'][1];
    return { response: await catalogue.list(deps.db, asked, viewer, deps.clock()) };
  });
  route(app, plan, async ({ params, query, body, deps }) => {
    const asked = { ...query, ...body } as Asked['show'][2];
    const shown = await catalogue.show(deps.db, params.id, asked, deps.clock());
    return { response: shown ?? notFound() };
  });
}

/** What each line sells. */
export const plansModule = defineModule({
  name: 'plans',
  async routes(app) {
    // Lines that share their calls are told apart by what is asked: one of them answers for all.
    const calls = new Map(SOLD_LINES.map((line) => [LINE_CALLS[line].plans.name, line]));
    for (const line of calls.values()) mountPlans(app, line);
  },
});
