import { LINK_SECRET } from '@naungan/api/link-secret';
import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { hashToken } from '../../core/session.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { isLinkExpired } from './heir-links.ts';
import type { ClaimRecord } from './record.ts';
import { findClaimById, findClaimBySecretHash } from './repository.ts';

const throwNotFound = () => throwProblem('NOT_FOUND', MESSAGES.claim.notFound);

/**
 * Returns the member's claim. Claims of other members, and of heirs on the member's policy, are not found.
 * @throws ApiProblem NOT_FOUND
 */
export async function requireMemberClaim({ db }: Deps, userId: string, id: string): Promise<ClaimRecord> {
  const claim = isUuid(id) ? await findClaimById(db, id) : null;
  return claim?.userId === userId && claim.heir === null ? claim : throwNotFound();
}

/** Returns the claim that the secret in the request's header gives access to. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function requireHeirClaim(deps: Deps, { ip, headers }: FastifyRequest): Promise<ClaimRecord> {
  await takePoints(deps, LIMITS.heirLink, ip);
  const secret = String(headers[LINK_SECRET] ?? '');
  const claim = (await findClaimBySecretHash(deps.db, hashToken(secret))) ?? throwNotFound();
  return isLinkExpired(deps, claim) ? throwProblem('NOT_FOUND', CLAIM_MESSAGES.linkExpired) : claim;
}

/** Returns a claim without a check of the caller. @throws ApiProblem NOT_FOUND */
export const requireClaim = async ({ db }: Deps, id: string): Promise<ClaimRecord> =>
  (isUuid(id) ? await findClaimById(db, id) : null) ?? throwNotFound();
