import { LINE_CALLS } from '@naungan/api/lines/calls';
import type { Viewer } from '@naungan/domain/guest';
import { SOLD_LINES, type SoldLine } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineModule } from '../../core/module.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { guestOf } from '../guests/service.ts';

const notFound = () => refuse('NOT_FOUND', MESSAGES.plans.notFound);

/** Who looks at a list: how much of it they see follows from this [Q11]. */
async function viewerOf(deps: Deps, request: FastifyRequest, signedIn: boolean): Promise<Viewer> {
  return { member: signedIn, guest: signedIn ? null : await guestOf(deps, request) };
}

/** The list of a line's plans, and one plan [2 §7]. */
function mountPlans<L extends SoldLine>(app: FastifyInstance, line: L): void {
  const { plans, plan } = LINE_CALLS[line];
  const { catalogue } = serverLine(line);
  route(app, plans, async ({ query, member, request, deps }) => {
    const viewer = await viewerOf(deps, request, member !== null);
    return { response: await catalogue.list(deps.db, query, viewer, deps.clock()) };
  });
  route(app, plan, async ({ params, query, deps }) => {
    const shown = await catalogue.show(deps.db, params.id, query, deps.clock());
    return { response: shown ?? notFound() };
  });
}

/** What each line sells. */
export const plansModule = defineModule({
  name: 'plans',
  async routes(app) {
    for (const line of SOLD_LINES) mountPlans(app, line);
  },
});
