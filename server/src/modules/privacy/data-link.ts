import { API_BASE } from '@naungan/api/routes';
import { z } from 'zod';
import { readLink, writeLink } from '../../core/signed-link.ts';
import type { Deps } from '../../deps.ts';

/** Whose, in which format, and when the link ends, in milliseconds. */
const claim = z.object({ u: z.string(), f: z.enum(['json', 'pdf']), e: z.number() });
export type DataFormat = z.output<typeof claim>['f'];

/** As long as any link to a file [Q5]. */
const LINK_SECONDS = 600;
export const DATA_PATH = '/member-data/:link';

const kindOf = ({ config }: Deps) => ({ purpose: 'member-data', claim, secret: config.SECRET });

/** A path that needs no token. The file behind it is made when it is opened, so that no copy lies anywhere. */
export function dataLink(deps: Deps, userId: string, format: DataFormat) {
  const expiresAt = new Date(deps.clock().getTime() + LINK_SECONDS * 1000);
  const link = writeLink(kindOf(deps), { u: userId, f: format, e: expiresAt.getTime() });
  return { path: `${API_BASE}${DATA_PATH.replace(':link', link)}`, expiresAt };
}

/** Whose data in which format; null when forged, `expired` when it was genuine. */
export function readDataLink(
  deps: Deps,
  link: string,
): { userId: string; format: DataFormat } | 'expired' | null {
  const found = readLink(kindOf(deps), link);
  if (!found) return null;
  return found.e < deps.clock().getTime() ? 'expired' : { userId: found.u, format: found.f };
}
