import { createHmac } from 'node:crypto';
import { heirClaimPath } from '@naungan/domain/claim';
import { hashToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';

/**
 * The secret of an heir's link, which opens that claim alone. It is stored as a hash, and made again for each mail from
 * what the server alone knows: so that no copy of the database opens a claim, and every mail leads to it.
 */
const heirSecret = ({ config }: Pick<Deps, 'config'>, claimId: string): string =>
  createHmac('sha256', config.SECRET).update(`heir-claim:${claimId}`).digest('base64url');

export const heirSecretHash = (deps: Pick<Deps, 'config'>, claimId: string): string =>
  hashToken(heirSecret(deps, claimId));

export const heirLink = (deps: Pick<Deps, 'config'>, claimId: string): string =>
  `${deps.config.PUBLIC_URL}${heirClaimPath(heirSecret(deps, claimId))}`;
