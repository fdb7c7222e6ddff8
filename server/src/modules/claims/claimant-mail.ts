import { claimPath } from '@naungan/domain/claim';
import { greeting } from '../../core/greeting.ts';
import type { QueuedMail } from '../../core/mail.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { composeMemberMail } from '../accounts/service.ts';
import { heirLink, heirSecretHash } from './heir-link.ts';
import { insuranceName, insuredNameOf, requireOrderById, requirePolicyById } from './policy.ts';
import type { ClaimCore } from './record.ts';
import { changeClaim } from './repository.ts';

export type ClaimMail = {
  subject: string;
  heading: string;
  /** A sentence above the line with claim number and policy. */
  opening?: string;
  lines: string[];
  /** The text next to the subject in a list of mails; by default `opening`, otherwise the first of `lines`. */
  preview?: string;
  /** The text of the link to the claim. */
  label: string;
  /** The tab of the claim page that the link opens. */
  view?: 'messages';
};
export type MailedClaim = Pick<
  ClaimCore,
  | 'id'
  | 'userId'
  | 'heir'
  | 'heirSecretHash'
  | 'heirLinkVersion'
  | 'heirLinkRevokedAt'
  | 'claimNumber'
  | 'policyId'
  | 'policyNumber'
  | 'orderId'
>;

/** Returns a mail to the claimant with greeting, number of the claim and link. Stores nothing. */
export async function composeClaimantMail(
  db: Db | Tx,
  deps: Deps,
  claim: MailedClaim,
  { label, opening, lines, view, preview = opening ?? lines[0], ...mail }: ClaimMail,
): Promise<QueuedMail> {
  const { heir, id } = claim;
  const previewField = preview === undefined ? {} : { preview };
  const query = view === undefined ? '' : `?view=${view}`;
  const paragraphs = [...(opening === undefined ? [] : [opening]), await claimReference(db, claim), ...lines];
  if (!heir) {
    const action = { label, path: claimPath(id) + query };
    return composeMemberMail(db, deps, claim.userId, { ...mail, ...previewField, lines: paragraphs, action });
  }
  const isRevoked = claim.heirLinkRevokedAt !== null;
  return {
    ...mail,
    ...previewField,
    to: heir.email,
    lines: [
      greeting(heir.fullName),
      ...paragraphs,
      ...(isRevoked ? [`Hubungi kami di ${deps.config.BRAND.phone} untuk memperoleh tautan yang baru.`] : []),
    ],
    ...(!isRevoked && { action: { label, url: heirLink(deps, claim, query) } }),
  };
}

/** Queues a mail to the claimant in the transaction `tx`. */
export async function mailClaimant(tx: Tx, deps: Deps, claim: MailedClaim, mail: ClaimMail): Promise<void> {
  const { heir, id, heirLinkRevokedAt } = claim;
  if (heir && heirLinkRevokedAt === null) {
    // The stored hash is outdated if the server's key has changed. Storing the new hash makes earlier links invalid.
    const hash = heirSecretHash(deps, claim);
    if (claim.heirSecretHash !== hash) await changeClaim(tx, id, { heirSecretHash: hash }, deps.clock());
  }
  await deps.mail.queue(tx, await composeClaimantMail(tx, deps, claim, mail));
}

/** Returns a line with claim number and policy; for an heir, who claims for another person, also the insured's name. */
async function claimReference(
  db: Db | Tx,
  { claimNumber, policyId, policyNumber, orderId, heir }: MailedClaim,
): Promise<string> {
  const insurance = insuranceName(await requirePolicyById(db, policyId));
  const insuredSuffix = heir ? ` atas nama ${insuredNameOf(await requireOrderById(db, orderId))}` : '';
  return `Nomor klaim: ${claimNumber}. Polis ${insurance} nomor ${policyNumber}${insuredSuffix}.`;
}
