import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '@naungan/api/routes';
import type { Deps } from '../../deps.ts';

export type DataFormat = 'json' | 'pdf';
type Claim = { u: string; f: DataFormat; e: number };

/** As long as any link to a file [Q5]. */
const LINK_SECONDS = 600;
export const DATA_PATH = '/member-data/:link';

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`member-data:${text}`).digest();

/** A path that needs no token. The file behind it is made when it is opened, so that no copy lies anywhere. */
export function dataLink({ config, clock }: Deps, userId: string, format: DataFormat) {
  const expiresAt = new Date(clock().getTime() + LINK_SECONDS * 1000);
  const claim: Claim = { u: userId, f: format, e: expiresAt.getTime() };
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const signature = sign(config.SECRET, text).toString('base64url');
  return { path: `${API_BASE}${DATA_PATH.replace(':link', `${text}.${signature}`)}`, expiresAt };
}

/** Whose data in which format; null when forged, `expired` when it was genuine. */
export function readDataLink(
  { config, clock }: Deps,
  link: string,
): { userId: string; format: DataFormat } | 'expired' | null {
  const [text = '', signature = ''] = link.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(config.SECRET, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { u: userId, f: format, e } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  return e < clock().getTime() ? 'expired' : { userId, format };
}
