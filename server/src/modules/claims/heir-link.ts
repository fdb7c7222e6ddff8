import { createHmac } from 'node:crypto';
import { heirClaimPath } from '@naungan/domain/claim';
import { hashToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';

/** The fields that determine the secret of a claim's link. A new version makes the links of earlier mails invalid. */
export type LinkedClaim = { id: string; heirLinkVersion: number };
type SecretDeps = Pick<Deps, 'config'>;

/** Version 0 must not change: links with this secret were mailed before links had versions. */
const hmacInputOf = ({ id, heirLinkVersion }: LinkedClaim): string =>
  heirLinkVersion === 0 ? `heir-claim:${id}` : `heir-claim:${id}:${heirLinkVersion}`;

/**
 * Returns the secret in an heir's link, which gives access to one claim. Only its hash is stored, so a copy of the
 * database gives access to no claim. The secret is derived from the server's key, so all mails of a version contain
 * an equal link.
 */
export const heirSecret = ({ config }: SecretDeps, claim: LinkedClaim): string =>
  createHmac('sha256', config.SECRET).update(hmacInputOf(claim)).digest('base64url');

export const heirSecretHash = (deps: SecretDeps, claim: LinkedClaim): string =>
  hashToken(heirSecret(deps, claim));

/** Returns the link to an heir's claim; `query` is '' or begins with a question mark. */
export const heirLink = (deps: SecretDeps, claim: LinkedClaim, query = ''): string =>
  `${deps.config.PUBLIC_URL}${heirClaimPath(heirSecret(deps, claim), query)}`;
