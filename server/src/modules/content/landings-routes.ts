import { contractsOf } from '@naungan/api/lines/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { serverLine } from '../../lines/index.ts';
import { FIVE_MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { landingContent } from './landings-repository.ts';

/** Mounts the call that returns a landing page. The query of a call for several lines names the line. */
function mountLanding(app: FastifyInstance, line: ProductType): void {
  route(app, contractsOf(line).calls.landing, async ({ query, deps }) => {
    const requestedLine = query?.productType ?? line;
    const content = await landingContent(deps.db, requestedLine, {
      slug: serverLine(requestedLine).landing.slug,
      day: todayInJakarta(deps.clock()),
    });
    return { response: content ?? throwProblem('NOT_FOUND', 'Page Not Found'), headers: FIVE_MINUTES_CACHE };
  });
}

/** Serves the landing pages of the lines [2 §7]. */
export const landingsModule = defineModule({
  name: 'landings',
  async routes(app) {
    // A call that several lines share is mounted once, with any of its lines.
    const lineOfCall = new Map(PRODUCT_TYPES.map((line) => [contractsOf(line).calls.landing.name, line]));
    for (const line of lineOfCall.values()) mountLanding(app, line);
  },
});
