import * as contract from '@naungan/api/desk-proposals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteAudit } from '../../core/audit-log.ts';
import type { Deps, Session } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { confirmProposal, describeProposals, rejectProposal } from './proposals.ts';
import { listOpenProposals, type ProposalRow } from './proposals-repository.ts';

/** Describes a decided proposal, and adds the decision to the audit log. */
async function describeDecided(deps: Deps, session: Session, request: FastifyRequest, row: ProposalRow) {
  noteAudit(request, {
    subjectType: 'claim',
    subjectId: row.claimId,
    from: 'proposed',
    to: row.outcome,
    reason: `proposal ${row.id}`,
  });
  const [proposal] = await describeProposals(deps, session, [row]);
  if (!proposal) throw new Error('The proposal was not described');
  return { response: proposal };
}

/** Mounts the calls about payments that need a second person. */
export function mountProposals(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.deskProposals, async ({ desk }) => {
    const rows = await listOpenProposals(deps.db, desk, deps.clock());
    return { response: await describeProposals(deps, desk, rows) };
  });

  route(app, contract.deskConfirmProposal, async ({ params, desk, request }) =>
    describeDecided(deps, desk, request, await confirmProposal(deps, desk, params.id)),
  );

  route(app, contract.deskRejectProposal, async ({ params, body, desk, request }) => {
    const row = await rejectProposal(deps, desk, { id: params.id, reason: body.reason });
    return describeDecided(deps, desk, request, row);
  });
}
