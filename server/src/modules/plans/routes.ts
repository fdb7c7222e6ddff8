import { contractsOf } from '@naungan/api/lines/contracts';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { serverLine } from '../../lines/index.ts';
import type { Catalogue } from '../../lines/line.ts';
import { route } from '../../plugins/route.ts';
import { planListViewer } from '../guests/service.ts';

const notFound = () => throwProblem('NOT_FOUND', MESSAGES.plans.notFound);

/** Mounts the calls for a line's plan list and for one plan [2 §7]. */
function mountPlans<L extends ProductType>(app: FastifyInstance, line: L): void {
  const { plans, plan } = contractsOf(line).calls;
  const { catalogue } = serverLine(line);
  type CatalogueInput = { [Name in 'list' | 'show']: Parameters<Catalogue<L>[Name]> };
  route(app, plans, async ({ query, body, member, request, deps }) => {
    const viewer = await planListViewer(deps, request, member);
    // The contract of `line` has parsed this input; TypeScript cannot infer that for a generic line.
    const input = { ...query, ...body } as CatalogueInput['list'][1];
    return { response: await catalogue.list(deps.db, input, viewer, deps.clock()) };
  });
  route(app, plan, async ({ params, query, body, deps }) => {
    const input = { ...query, ...body } as CatalogueInput['show'][2];
    const response = await catalogue.show(deps.db, params.id, input, deps.clock());
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
    for (const line of lineOfCall.values()) mountPlans(app, line);
  },
});
