import * as contract from '@naungan/api/claim-options';
import { ADDITION_SPEC } from '@naungan/domain/claim';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readKey } from '../../core/idempotency.ts';
import { takePoint } from '../../core/limits.ts';
import { readSubmission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { heirClaim, memberClaim } from './access.ts';
import { checkClaimState } from './check-state.ts';
import { claimantOf } from './claimant.ts';
import { ruleForField } from './files.ts';
import { mailHeirLink, replaceHeirLink, requestHeirLink } from './heir-links.ts';
import { addDocument, sendMessage, withdrawClaim } from './options.ts';
import type { ClaimRecord } from './record.ts';

type Sending = { claim: ClaimRecord; request: FastifyRequest; deps: Deps };

const keyOf = ({ headers }: FastifyRequest): string | null => readKey(headers['idempotency-key']);

async function message({ claim, request, deps }: Sending, text: string): Promise<null> {
  await takePoint(deps, LIMITS.claimMessage, claim.id);
  return sendMessage(deps, claimantOf(claim), { text, key: keyOf(request) });
}

async function addition({ claim, request, deps }: Sending): Promise<null> {
  const key = keyOf(request);
  checkClaimState(claim, 'addDocument', key);
  const upload = await readSubmission(request, claim.heir ? null : claim.userId, {
    fields: ['title'],
    files: ruleForField(ADDITION_SPEC.code, ADDITION_SPEC),
    maxFiles: 1,
  });
  return addDocument(deps, claimantOf(claim), { upload, key });
}

/** The routes with which a claimant acts without being asked, and those of an heir's link. */
export function mountClaimOptions(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.sendClaimMessage, async ({ member, params, body, request }) => {
    const claim = await memberClaim(deps, member.userId, params.id);
    return { response: await message({ claim, request, deps }, body.text) };
  });

  route(app, contract.addClaimDocument, async ({ member, params, request }) => ({
    response: await addition({ claim: await memberClaim(deps, member.userId, params.id), request, deps }),
  }));

  route(app, contract.withdrawClaim, async ({ member, params, body }) => {
    await withdrawClaim(deps, claimantOf(await memberClaim(deps, member.userId, params.id)), body.reason);
    return { response: null };
  });

  route(app, contract.sendHeirMessage, async ({ params, body, request }) => {
    const claim = await heirClaim(deps, request, params.id);
    return { response: await message({ claim, request, deps }, body.text) };
  });

  route(app, contract.addHeirDocument, async ({ params, request }) => ({
    response: await addition({ claim: await heirClaim(deps, request, params.id), request, deps }),
  }));

  route(app, contract.withdrawHeirClaim, async ({ params, body, request }) => {
    await withdrawClaim(deps, claimantOf(await heirClaim(deps, request, params.id)), body.reason);
    return { response: null };
  });

  route(app, contract.mailHeirLink, async ({ params, request }) => {
    await mailHeirLink(deps, await heirClaim(deps, request, params.id));
    return { response: null };
  });

  route(app, contract.replaceHeirLink, async ({ params, request }) => {
    await replaceHeirLink(deps, await heirClaim(deps, request, params.id));
    return { response: null };
  });

  route(app, contract.requestHeirLink, async ({ body, request }) => {
    await requestHeirLink(deps, { ...body, ip: request.ip });
    return { response: null };
  });
}
