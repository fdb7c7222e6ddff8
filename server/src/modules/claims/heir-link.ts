import { createHmac } from 'node:crypto';
import { heirClaimPath } from '@naungan/domain/claim';
import { hashToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';

/**
 * Returns the secret of an heir's link, which opens one claim. Only its hash is stored; each mail derives it
 * again from a key of the server. A copy of the database therefore opens no claim, and the link of every mail
 * works.
 */
const heirSecret = ({ config }: Pick<Deps, 'config'>, claimId: string): string =>
  createHmac('sha256', config.SECRET).update(`heir-claim:${claimId}`).digest('base64url');

export const heirSecretHash = (deps: Pick<Deps, 'config'>, claimId: string): string =>
  hashToken(heirSecret(deps, claimId));

export const heirLink = (deps: Pick<Deps, 'config'>, claimId: string): string =>
  `${deps.config.PUBLIC_URL}${heirClaimPath(heirSecret(deps, claimId))}`;
