import { isHeirLinkExpired } from '@naungan/domain/claim';
import { todayInJakarta } from '@naungan/domain/dates';
import { throwProblem } from '../../api-problem.ts';
import { takePoint } from '../../core/limits.ts';
import { announceSessionEnd } from '../../core/realtime/announce.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { applyDecision, type Decision } from './decide.ts';
import { heirSecretHash } from './heir-link.ts';
import { linkMail, replacedLinkMail, revokedLinkMail } from './link-mails.ts';
import { mailClaimant } from './mails.ts';
import type { ClaimCore, ClaimRecord } from './record.ts';
import { changeClaim, claimByNumber } from './repository.ts';
import { claimSubject } from './subject.ts';

/** Returns whether the link to a claim may not be used any more. */
export const isExpired = (
  { clock }: Deps,
  { state, movedAt }: Pick<ClaimCore, 'state' | 'movedAt'>,
): boolean => isHeirLinkExpired(state, todayInJakarta(movedAt), todayInJakarta(clock()));

const isUsable = (deps: Deps, claim: ClaimRecord): boolean =>
  claim.heir !== null && claim.heirLinkRevokedAt === null && !isExpired(deps, claim);

const takeMailPoint = (deps: Deps, email: string) => takePoint(deps, LIMITS.heirLinkMail, email);

/** Mails the link again. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function mailHeirLink(deps: Deps, { id, heir }: ClaimRecord): Promise<void> {
  await takeMailPoint(deps, heir?.email ?? '');
  await deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    if (!claim || !isUsable(deps, claim)) return throwProblem('NOT_FOUND');
    await mailClaimant(tx, deps, claim, linkMail(claim));
  });
}

/**
 * Mails the link of the claim with this number, if the address is its heir's. Does nothing otherwise, so that a caller
 * learns neither numbers nor addresses.
 * @throws ApiProblem TOO_MANY
 */
export async function requestHeirLink(
  deps: Deps,
  { claimNumber, email, ip }: { claimNumber: string; email: string; ip: string },
): Promise<void> {
  await takePoint(deps, LIMITS.heirLinkRequest, ip);
  await takeMailPoint(deps, email);
  const claim = await claimByNumber(deps.db, claimNumber);
  if (claim?.heir?.email !== email || !isUsable(deps, claim)) return;
  await deps.db.transaction((tx) => mailClaimant(tx, deps, claim, linkMail(claim)));
}

/** Replaces the secret of a locked claim and disconnects pages with the former one; returns the changed claim. */
async function replaceSecret(
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  { actor, isRevoked }: { actor: string; isRevoked: boolean },
): Promise<ClaimRecord> {
  const now = deps.clock();
  const heirLinkVersion = claim.heirLinkVersion + 1;
  const changed = {
    heirLinkVersion,
    heirSecretHash: isRevoked ? null : heirSecretHash(deps, { id: claim.id, heirLinkVersion }),
    heirLinkRevokedAt: isRevoked ? now : null,
  };
  await changeClaim(tx, claim.id, changed, now);
  await claimSubject.recordRemark(tx, claim, { actor, reason: isRevoked ? 'link revoked' : 'link replaced' });
  if (claim.heirSecretHash) await announceSessionEnd(tx, claim.heirSecretHash);
  return { ...claim, ...changed };
}

/** Revokes the heir's link and mails a new one. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function replaceHeirLink(
  deps: Deps,
  { id, heir, heirSecretHash: hash }: ClaimRecord,
): Promise<void> {
  await takeMailPoint(deps, heir?.email ?? '');
  await deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    // Another request with the same link was first.
    if (!claim || claim.heirSecretHash !== hash || !isUsable(deps, claim)) return throwProblem('NOT_FOUND');
    const changed = await replaceSecret(tx, deps, claim, { actor: `heir:${id}`, isRevoked: false });
    await mailClaimant(tx, deps, changed, replacedLinkMail(changed));
  });
}

const NO_HEIR = 'Klaim ini bukan klaim ahli waris';
const EXPIRED = 'Tautan klaim ini sudah kedaluwarsa';

/** Revokes the link until the desk mails a new one. @throws ApiProblem NOT_FOUND, CONFLICT */
export const revokeHeirLink = (deps: Deps, decision: Decision): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    if (!claim.heir) return throwProblem('CONFLICT', NO_HEIR);
    if (claim.heirLinkRevokedAt) return;
    const changed = await replaceSecret(tx, deps, claim, { actor: decision.actor, isRevoked: true });
    await mailClaimant(tx, deps, changed, revokedLinkMail(changed, deps.config.BRAND.phone));
  });

/** Mails the link for the desk; after a revocation a new one. @throws ApiProblem NOT_FOUND, CONFLICT */
export const mailHeirLinkFromDesk = (deps: Deps, decision: Decision): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    if (!claim.heir) return throwProblem('CONFLICT', NO_HEIR);
    if (isExpired(deps, claim)) return throwProblem('CONFLICT', EXPIRED);
    if (claim.heirLinkRevokedAt) {
      const { actor } = decision;
      const changed = { heirSecretHash: heirSecretHash(deps, claim), heirLinkRevokedAt: null };
      await changeClaim(tx, claim.id, changed, deps.clock());
      await claimSubject.recordRemark(tx, claim, { actor, reason: 'link mailed' });
      return mailClaimant(tx, deps, { ...claim, ...changed }, replacedLinkMail(claim));
    }
    return mailClaimant(tx, deps, claim, linkMail(claim));
  });
