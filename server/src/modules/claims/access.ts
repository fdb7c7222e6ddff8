import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyRequest } from 'fastify';
import { takePoint } from '../../core/limits.ts';
import { hashToken } from '../../core/session.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { refuse } from '../../problem.ts';
import type { ClaimRecord } from './record.ts';
import { claimById, claimBySecret } from './repository.ts';

const nothing = () => refuse('NOT_FOUND', MESSAGES.claim.notFound);

/** A claim that the member made. Another member's, or an heir's on the same policy, does not exist for them. */
export async function ownClaim({ db }: Deps, userId: string, id: string): Promise<ClaimRecord> {
  const claim = isUuid(id) ? await claimById(db, id) : null;
  return claim?.userId === userId && claim.heir === null ? claim : nothing();
}

/** The claim that an heir's link opens, and no other. @throws Problem NOT_FOUND, TOO_MANY */
export async function heirsClaim(deps: Deps, { ip }: FastifyRequest, secret: string): Promise<ClaimRecord> {
  await takePoint(deps, LIMITS.heirLink, ip);
  return (await claimBySecret(deps.db, hashToken(secret))) ?? nothing();
}

export const anyClaim = async ({ db }: Deps, id: string): Promise<ClaimRecord> =>
  (isUuid(id) ? await claimById(db, id) : null) ?? nothing();
