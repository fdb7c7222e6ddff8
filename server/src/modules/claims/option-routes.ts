import * as contract from '@naungan/api/claim-options';
import { ADDITION_SPEC } from '@naungan/domain/claim';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readKey } from '../../core/idempotency.ts';
import { takePoints } from '../../core/limits.ts';
import { readSubmission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { requireHeirClaim, requireMemberClaim } from './access.ts';
import { addDocument } from './add-document.ts';
import { checkClaimState } from './check-state.ts';
import { claimantOf } from './claimant.ts';
import { ruleForField } from './files.ts';
import { mailHeirLink, replaceHeirLink, requestHeirLink } from './heir-links.ts';
import { sendMessage } from './messages.ts';
import type { ClaimRecord } from './record.ts';
import { withdrawClaim } from './withdraw.ts';

type ClaimantRequest = { claim: ClaimRecord; request: FastifyRequest; deps: Deps };

const keyOf = ({ headers }: FastifyRequest): string | null => readKey(headers['idempotency-key']);

async function sendClaimMessage({ claim, request, deps }: ClaimantRequest, text: string): Promise<null> {
  await takePoints(deps, LIMITS.claimMessage, claim.id);
  return sendMessage(deps, claimantOf(claim), { text, key: keyOf(request) });
}

async function addClaimDocument({ claim, request, deps }: ClaimantRequest): Promise<null> {
  const key = keyOf(request);
  checkClaimState(claim, 'addDocument', key);
  const upload = await readSubmission(request, claim.heir ? null : claim.userId, {
    fields: ['title'],
    findRule: ruleForField(ADDITION_SPEC.code, ADDITION_SPEC),
    maxFiles: 1,
  });
  return addDocument(deps, claimantOf(claim), { upload, key });
}

/**
 * Mounts the routes for the options of a claim, which a claimant may choose without a request of the desk (messages,
 * additional documents, withdrawal), and the routes for heirs' links.
 */
export function mountClaimOptions(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.sendClaimMessage, async ({ member, params, body, request }) => {
    const claim = await requireMemberClaim(deps, member.userId, params.id);
    return { response: await sendClaimMessage({ claim, request, deps }, body.text) };
  });

  route(app, contract.addClaimDocument, async ({ member, params, request }) => ({
    response: await addClaimDocument({
      claim: await requireMemberClaim(deps, member.userId, params.id),
      request,
      deps,
    }),
  }));

  route(app, contract.withdrawClaim, async ({ member, params, body }) => {
    await withdrawClaim(
      deps,
      claimantOf(await requireMemberClaim(deps, member.userId, params.id)),
      body.reason,
    );
    return { response: null };
  });

  route(app, contract.sendHeirMessage, async ({ body, request }) => {
    const claim = await requireHeirClaim(deps, request);
    return { response: await sendClaimMessage({ claim, request, deps }, body.text) };
  });

  route(app, contract.addHeirDocument, async ({ request }) => ({
    response: await addClaimDocument({
      claim: await requireHeirClaim(deps, request),
      request,
      deps,
    }),
  }));

  route(app, contract.withdrawHeirClaim, async ({ body, request }) => {
    await withdrawClaim(deps, claimantOf(await requireHeirClaim(deps, request)), body.reason);
    return { response: null };
  });

  route(app, contract.mailHeirLink, async ({ request }) => {
    await mailHeirLink(deps, await requireHeirClaim(deps, request));
    return { response: null };
  });

  route(app, contract.replaceHeirLink, async ({ request }) => {
    await replaceHeirLink(deps, await requireHeirClaim(deps, request));
    return { response: null };
  });

  route(app, contract.requestHeirLink, async ({ body, request }) => {
    await requestHeirLink(deps, { ...body, ip: request.ip });
    return { response: null };
  });
}
