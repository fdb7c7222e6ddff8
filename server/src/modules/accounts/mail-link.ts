import { hashToken, newToken } from '../../core/session.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUser } from './repository.ts';
import {
  consumeMailToken,
  endMailTokens,
  insertMailToken,
  type LinkTarget,
  mailTokenOwner,
} from './token-repository.ts';

/**
 * A kind of mailed link. A link works once. It stops working when it expires, or when the user gets a newer link of its
 * kind.
 */
export type LinkKind = { purpose: string; lifetimeMinutes: number };

export const VERIFICATION_LINK: LinkKind = { purpose: 'verify-email', lifetimeMinutes: 48 * 60 };
/** Confirms the new address of a change of e-mail. */
export const EMAIL_LINK: LinkKind = { purpose: 'change-email', lifetimeMinutes: 24 * 60 };
export const RESET_LINK: LinkKind = { purpose: 'reset-password', lifetimeMinutes: 60 };

/** Returns the hash under which a link is stored. Without the hash to which a link is bound, the link is not found. */
const hashOf = (token: string, boundTo?: string): string =>
  hashToken(boundTo === undefined ? token : `${token} ${boundTo}`);

/**
 * Creates a token for the link and stores its hash; the user's older links of this kind stop working. Returns the
 * token. `newEmail`: the address that the link confirms. `boundTo`: a hash that the caller of the link must prove.
 */
export async function issueLink(
  tx: Tx,
  { purpose, lifetimeMinutes }: LinkKind,
  userId: string,
  now: Date,
  { newEmail = null, boundTo }: { newEmail?: string | null; boundTo?: string } = {},
): Promise<string> {
  // Of two simultaneous requests the second waits here and then ends the link of the first.
  await lockUser(tx, userId);
  await endMailTokens(tx, userId, purpose, now);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000);
  const target = { userId, purpose, newEmail };
  await insertMailToken(tx, { tokenHash: hashOf(token, boundTo), ...target, createdAt: now, expiresAt });
  return token;
}

/** Marks the link as used and returns its target; null when the link is unknown, used, replaced or expired. */
export const consumeTarget = (
  db: Db | Tx,
  { purpose }: LinkKind,
  token: string,
  now: Date,
  boundTo?: string,
): Promise<LinkTarget | null> => consumeMailToken(db, hashOf(token, boundTo), purpose, now);

/** Marks the link as used and returns the id of its user; null when the link is unknown, used, replaced or expired. */
export const consumeLink = async (
  db: Db | Tx,
  kind: LinkKind,
  token: string,
  now: Date,
  boundTo?: string,
): Promise<string | null> => (await consumeTarget(db, kind, token, now, boundTo))?.userId ?? null;

/**
 * Returns the id of the link's user, and whether the link can still be used; null for an unknown or expired link. Does not
 * mark the link as used.
 */
export const linkOwner = (
  db: Db | Tx,
  { purpose }: LinkKind,
  token: string,
  now: Date,
): Promise<{ userId: string; isUsable: boolean } | null> =>
  mailTokenOwner(db, hashToken(token), purpose, now);
