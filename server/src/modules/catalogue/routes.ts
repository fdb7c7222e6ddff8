import * as contract from '@naungan/api/desk-catalogue';
import { todayInJakarta } from '@naungan/domain/dates';
import { earliestTariffDay, tariffProblems, validityProblems } from '@naungan/domain/tariff-change';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { defineModule } from '../../core/module.ts';
import type { Deps, Session } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { approveTariff, changeSale, endChange, proposeTariff, rejectTariff } from './changes.ts';
import { describeChange, describeProduct, describeRow } from './describe.ts';
import { findProduct, listProducts, type PlanChangeRow } from './repository.ts';
import { previewChange, tariffOn } from './tariffs.ts';

type Preview = Parameters<typeof previewChange>;

/** Returns the preview of a change with possible values. @throws ApiProblem NOT_FOUND, INVALID */
async function checkedPreview(
  deps: Deps,
  session: Session,
  id: string,
  { validity, change }: { validity: Preview[2]; change: Preview[3] },
) {
  const today = todayInJakarta(deps.clock());
  const product = (await findProduct(deps.db, session, id, today)) ?? throwProblem('NOT_FOUND');
  const earliest = change.kind === 'tariff' ? earliestTariffDay(today) : today;
  const problems = validityProblems(validity, { today, earliest });
  if (change.kind === 'tariff')
    problems.push(...tariffProblems(change.tariff, await tariffOn(deps.db, product, validity.validFrom)));
  if (problems.length > 0) throwProblem('INVALID', undefined, problems);
  return previewChange(deps, product, validity, change);
}

/** Adds a change to the audit log, and returns it. */
async function describeAudited(
  deps: Deps,
  session: Session,
  request: FastifyRequest,
  { row, from, to }: { row: PlanChangeRow; from: string; to: string },
) {
  noteAudit(request, {
    subjectType: 'product',
    subjectId: row.planId,
    from,
    to,
    reason: `${row.kind} ${row.id}`,
  });
  return { response: await describeChange(deps, session, row) };
}

/** Mounts the calls of the staff about products: lists, previews, changes, and tariffs that need a second person. */
function mountCatalogueDesk(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.deskProducts, async ({ query, desk }) => {
    const { rows, next } = await listProducts(deps.db, desk, query, todayInJakarta(deps.clock()));
    return { response: { rows: rows.map(describeRow), next } };
  });

  route(app, contract.deskProduct, async ({ params, desk }) => ({
    response: await describeProduct(deps, desk, params.id),
  }));

  route(app, contract.deskPreviewChange, async ({ params, body, desk }) => {
    const { validFrom, validUntil, change } = body;
    const validity = { validFrom, validUntil };
    return { response: await checkedPreview(deps, desk, params.id, { validity, change }) };
  });

  route(app, contract.deskProposeTariff, async ({ params, body, desk, request }) => {
    const row = await proposeTariff(deps, desk, params.id, body);
    return describeAudited(deps, desk, request, { row, from: 'tariff', to: 'waiting' });
  });

  route(app, contract.deskChangeSale, async ({ params, body, desk, request }) => {
    const row = await changeSale(deps, desk, params.id, body);
    return describeAudited(deps, desk, request, { row, from: 'sale', to: body.sale });
  });

  route(app, contract.deskApproveTariff, async ({ params, desk, request }) => {
    const row = await approveTariff(deps, desk, params.id);
    return describeAudited(deps, desk, request, { row, from: 'waiting', to: 'active' });
  });

  route(app, contract.deskRejectTariff, async ({ params, body, desk, request }) => {
    const row = await rejectTariff(deps, desk, { id: params.id, reason: body.reason });
    return describeAudited(deps, desk, request, { row, from: 'waiting', to: 'rejected' });
  });

  route(app, contract.deskEndPlanChange, async ({ params, body, desk, request }) => {
    const row = await endChange(deps, desk, { id: params.id, reason: body.reason });
    return describeAudited(deps, desk, request, { row, from: 'active', to: 'ended' });
  });
}

/** Changes of products and tariffs for certain days. */
export const catalogueModule = defineModule({ name: 'catalogue', deskRoutes: mountCatalogueDesk });
