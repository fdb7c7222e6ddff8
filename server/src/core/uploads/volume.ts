import { attachmentBytes } from '@naungan/domain/attachment';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../limits.ts';
import { takePoint, takePoints } from '../limits.ts';

const VOLUME = { member: LIMITS.uploadMember, address: LIMITS.uploadAddress };
const MB = attachmentBytes({ limit: 1 });

/**
 * Counts bytes against what a member (`null`: a visitor) and an address may send in a day, before they are taken in.
 * @throws Problem TOO_MANY
 */
export function takeVolume(request: FastifyRequest, userId: string | null, bytes: number): Promise<void> {
  const megabytes = Math.max(1, Math.ceil(bytes / MB));
  const { deps } = request.server;
  if (userId === null) return takePoint(deps, VOLUME.address, request.ip, megabytes);
  return takePoints(deps, VOLUME, { userId, ip: request.ip }, megabytes);
}

/** What a header says that comes; null when it does not say it. */
export function announcedBytes(header: string | string[] | undefined): number | null {
  const bytes = Number(header ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}
