import { isHeirLinkExpired } from '@naungan/domain/claim';
import { todayInJakarta } from '@naungan/domain/dates';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { announceSessionEnd } from '../../core/realtime/announce.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { mailClaimant } from './claimant-mail.ts';
import { applyDecision, type Decision } from './decide.ts';
import { heirSecretHash } from './heir-link.ts';
import { linkMail, replacedLinkMail, revokedLinkMail } from './link-mails.ts';
import type { ClaimCore, ClaimRecord } from './record.ts';
import { changeClaim, findClaimByNumber } from './repository.ts';
import { claimStateMachine } from './state-machine.ts';

/** Returns whether the time in which an heir may use the link has ended. */
export const isLinkExpired = (
  { clock }: Deps,
  { state, movedAt }: Pick<ClaimCore, 'state' | 'movedAt'>,
): boolean => isHeirLinkExpired(state, todayInJakarta(movedAt), todayInJakarta(clock()));

const isLinkUsable = (deps: Deps, claim: ClaimRecord): boolean =>
  claim.heir !== null && claim.heirLinkRevokedAt === null && !isLinkExpired(deps, claim);

const limitLinkMails = (deps: Deps, email: string) => takePoints(deps, LIMITS.heirLinkMail, email);

/** Mails the link again. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function mailHeirLink(deps: Deps, { id, heir }: ClaimRecord): Promise<void> {
  await limitLinkMails(deps, heir?.email ?? '');
  await deps.db.transaction(async (tx) => {
    const claim = await claimStateMachine.lock(tx, id);
    if (!claim || !isLinkUsable(deps, claim)) return throwProblem('NOT_FOUND');
    await mailClaimant(tx, deps, claim, linkMail(claim));
  });
}

/**
 * Mails the link of the claim with this number, if the address is the heir's. Otherwise does nothing and does not throw,
 * so that a caller cannot test numbers or addresses.
 * @throws ApiProblem TOO_MANY
 */
export async function requestHeirLink(
  deps: Deps,
  { claimNumber, email, ip }: { claimNumber: string; email: string; ip: string },
): Promise<void> {
  await takePoints(deps, LIMITS.heirLinkRequest, ip);
  await limitLinkMails(deps, email);
  const claim = await findClaimByNumber(deps.db, claimNumber);
  if (claim?.heir?.email !== email || !isLinkUsable(deps, claim)) return;
  await deps.db.transaction((tx) => mailClaimant(tx, deps, claim, linkMail(claim)));
}

/**
 * Replaces the secret of a locked claim or, with `isRevoked`, removes it, and disconnects pages that use the former
 * secret. Returns the changed claim.
 */
async function replaceSecret(
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  { actor, isRevoked }: { actor: string; isRevoked: boolean },
): Promise<ClaimRecord> {
  const now = deps.clock();
  const heirLinkVersion = claim.heirLinkVersion + 1;
  const change = {
    heirLinkVersion,
    heirSecretHash: isRevoked ? null : heirSecretHash(deps, { id: claim.id, heirLinkVersion }),
    heirLinkRevokedAt: isRevoked ? now : null,
  };
  await changeClaim(tx, claim.id, change, now);
  const reason = isRevoked ? 'link revoked' : 'link replaced';
  await claimStateMachine.recordRemark(tx, claim, { actor, reason, now });
  if (claim.heirSecretHash) await announceSessionEnd(tx, claim.heirSecretHash);
  return { ...claim, ...change };
}

/** Replaces the heir's link and mails the new link. @throws ApiProblem NOT_FOUND, TOO_MANY */
export async function replaceHeirLink(
  deps: Deps,
  { id, heir, heirSecretHash: requestHash }: ClaimRecord,
): Promise<void> {
  await limitLinkMails(deps, heir?.email ?? '');
  await deps.db.transaction(async (tx) => {
    const claim = await claimStateMachine.lock(tx, id);
    // The hash differs if an earlier request has already replaced this link.
    if (!claim || claim.heirSecretHash !== requestHash || !isLinkUsable(deps, claim))
      return throwProblem('NOT_FOUND');
    const changedClaim = await replaceSecret(tx, deps, claim, { actor: `heir:${id}`, isRevoked: false });
    await mailClaimant(tx, deps, changedClaim, replacedLinkMail(changedClaim));
  });
}

const NO_HEIR_MESSAGE = 'Klaim ini bukan klaim ahli waris';
const LINK_EXPIRED_MESSAGE = 'Tautan klaim ini sudah kedaluwarsa';

/** Revokes the link. Until the desk mails a new link, the heir has no access. @throws ApiProblem NOT_FOUND, CONFLICT */
export const revokeHeirLink = (deps: Deps, decision: Decision): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    if (!claim.heir) return throwProblem('CONFLICT', NO_HEIR_MESSAGE);
    if (claim.heirLinkRevokedAt) return;
    const changedClaim = await replaceSecret(tx, deps, claim, { actor: decision.actor, isRevoked: true });
    await mailClaimant(tx, deps, changedClaim, revokedLinkMail(changedClaim));
  });

/** Mails the heir's link again or, after a revocation, a new link. @throws ApiProblem NOT_FOUND, CONFLICT */
export const mailHeirLinkFromDesk = (deps: Deps, decision: Decision): Promise<void> =>
  applyDecision(deps, decision, async (tx, claim) => {
    if (!claim.heir) return throwProblem('CONFLICT', NO_HEIR_MESSAGE);
    if (isLinkExpired(deps, claim)) return throwProblem('CONFLICT', LINK_EXPIRED_MESSAGE);
    if (claim.heirLinkRevokedAt) {
      const { actor } = decision;
      const change = { heirSecretHash: heirSecretHash(deps, claim), heirLinkRevokedAt: null };
      const now = deps.clock();
      await changeClaim(tx, claim.id, change, now);
      await claimStateMachine.recordRemark(tx, claim, { actor, reason: 'link mailed', now });
      return mailClaimant(tx, deps, { ...claim, ...change }, replacedLinkMail(claim));
    }
    return mailClaimant(tx, deps, claim, linkMail(claim));
  });
