import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { limitRequests } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { serverLine } from '../../lines/index.ts';
import type { Catalogue } from '../../lines/line.ts';
import { route } from '../../plugins/route.ts';
import { planListViewer } from '../guests/service.ts';

const notFound = () => throwProblem('NOT_FOUND', MESSAGES.plans.notFound);

/** Mounts the call for a line's plan list [2 §7]. */
function mountList<L extends ProductType>(app: FastifyInstance, line: L): void {
  const { catalogue } = serverLine(line);
  route(app, contractsOf(line).calls.plans, async ({ query, body, member, request, deps }) => {
    const viewer = await planListViewer(deps, request, member);
    // The contract of `line` has parsed this input; TypeScript cannot infer that for a generic line.
    const input = { ...query, ...body } as Parameters<Catalogue<L>['list']>[1];
    return { response: await catalogue.list(deps, input, viewer, deps.clock()) };
  });
}

/** Mounts the call for one plan of a line [2 §7]. */
function mountPlan<L extends ProductType>(app: FastifyInstance, line: L): void {
  const { catalogue } = serverLine(line);
  route(app, contractsOf(line).calls.plan, async ({ params, query, body, deps }) => {
    const input = { ...query, ...body } as Parameters<Catalogue<L>['show']>[2];
    const response = await catalogue.show(deps, params.id, input, deps.clock());
    return { response: response ?? notFound() };
  });
}

/** Serves the plans of every line. */
export const plansModule = defineModule({
  name: 'plans',
  async routes(app) {
    // A call that several lines share is mounted once: its query or body names the product type, and these lines have the
    // same functions `list` and `show`.
    const lineOfCall = new Map(PRODUCT_TYPES.map((line) => [contractsOf(line).calls.plans.name, line]));
    for (const line of lineOfCall.values()) mountPlan(app, line);
    await app.register(async (lists) => {
      limitRequests(lists, LIMITS.planList);
      for (const line of lineOfCall.values()) mountList(lists, line);
    });
  },
});
