import { API_BASE } from '@naungan/api/routes';
import { z } from 'zod';
import { secretsOf } from '../../core/secrets.ts';
import { readLink, writeLink } from '../../core/signed-link.ts';
import type { Deps } from '../../deps.ts';

/**
 * The content of a link: `u` user id, `f` format, `e` time of expiry in milliseconds. Short names keep the link
 * short.
 */
const linkPayload = z.object({ u: z.string(), f: z.enum(['json', 'pdf']), e: z.number() });
export type DataFormat = z.output<typeof linkPayload>['f'];

/** The same lifetime as every link to a file [Q5]. */
const LINK_SECONDS = 600;
export const DATA_PATH = '/member-data/:link';

const linkKindOf = ({ config }: Deps) => ({
  purpose: 'member-data',
  payloadSchema: linkPayload,
  secrets: secretsOf(config),
});

/**
 * Returns a path that opens the member's data without a session, and the time of its expiry. The file is created when
 * the link is opened, so that no copy is stored.
 */
export function dataLink(deps: Deps, userId: string, format: DataFormat) {
  const expiresAt = new Date(deps.clock().getTime() + LINK_SECONDS * 1000);
  const link = writeLink(linkKindOf(deps), { u: userId, f: format, e: expiresAt.getTime() });
  return { path: `${API_BASE}${DATA_PATH.replace(':link', link)}`, expiresAt };
}

/** Returns the owner and the format of a link; null for a forged link, `expired` for an expired link. */
export function readDataLink(
  deps: Deps,
  link: string,
): { userId: string; format: DataFormat } | 'expired' | null {
  const payload = readLink(linkKindOf(deps), link);
  if (!payload) return null;
  return payload.e < deps.clock().getTime() ? 'expired' : { userId: payload.u, format: payload.f };
}
