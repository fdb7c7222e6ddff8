import { createHmac } from 'node:crypto';
import { heirClaimPath } from '@naungan/domain/claim';
import { hashToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';

/** The claim of a link. A new version is another secret, so that the links of earlier mails open nothing. */
export type LinkedClaim = { id: string; heirLinkVersion: number };
type Secrets = Pick<Deps, 'config'>;

/** Version 0 is as it was before links could be replaced. */
const subjectOf = ({ id, heirLinkVersion }: LinkedClaim): string =>
  heirLinkVersion === 0 ? `heir-claim:${id}` : `heir-claim:${id}:${heirLinkVersion}`;

/**
 * Returns the secret of an heir's link, which opens one claim. Only its hash is stored; each mail derives it
 * again from a key of the server. A copy of the database therefore opens no claim, and the link of every mail
 * of its version works.
 */
export const heirSecret = ({ config }: Secrets, claim: LinkedClaim): string =>
  createHmac('sha256', config.SECRET).update(subjectOf(claim)).digest('base64url');

export const heirSecretHash = (deps: Secrets, claim: LinkedClaim): string =>
  hashToken(heirSecret(deps, claim));

export const heirLink = (deps: Secrets, claim: LinkedClaim): string =>
  `${deps.config.PUBLIC_URL}${heirClaimPath(heirSecret(deps, claim))}`;
