import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { takePoint } from '../../core/limits.ts';
import { hashToken } from '../../core/session.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { isExpired } from './heir-links.ts';
import type { ClaimRecord } from './record.ts';
import { claimById, claimBySecret } from './repository.ts';

const throwNotFound = () => throwProblem('NOT_FOUND', MESSAGES.claim.notFound);

/** Returns the member's claim. Claims of other members, and of heirs on the member's policy, are not found. */
export async function memberClaim({ db }: Deps, userId: string, id: string): Promise<ClaimRecord> {
  const claim = isUuid(id) ? await claimById(db, id) : null;
  return claim?.userId === userId && claim.heir === null ? claim : throwNotFound();
}

/** Returns the claim of an heir's link. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function heirClaim(deps: Deps, { ip }: FastifyRequest, secret: string): Promise<ClaimRecord> {
  await takePoint(deps, LIMITS.heirLink, ip);
  const claim = (await claimBySecret(deps.db, hashToken(secret))) ?? throwNotFound();
  return isExpired(deps, claim) ? throwProblem('NOT_FOUND', CLAIM_MESSAGES.linkExpired) : claim;
}

export const anyClaim = async ({ db }: Deps, id: string): Promise<ClaimRecord> =>
  (isUuid(id) ? await claimById(db, id) : null) ?? throwNotFound();
