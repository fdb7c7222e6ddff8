import { attachmentBytes } from '@naungan/domain/attachment';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../limits.ts';
import { takeMemberAndAddressPoints, takePoints } from '../limits.ts';

const QUOTA = { member: LIMITS.uploadPerMember, address: LIMITS.uploadPerIp };
const MB = attachmentBytes({ limit: 1 });

/**
 * Counts bytes against the daily limits of the member and of the IP address. For a visitor, whose `userId` is null, counts
 * them only against the limit of the IP address.
 * @throws ApiProblem TOO_MANY
 */
export function takeUploadQuota(
  request: FastifyRequest,
  userId: string | null,
  bytes: number,
): Promise<void> {
  const megabytes = Math.max(1, Math.ceil(bytes / MB));
  const { deps } = request.server;
  if (userId === null) return takePoints(deps, QUOTA.address, request.ip, megabytes);
  return takeMemberAndAddressPoints(deps, QUOTA, { userId, ip: request.ip }, megabytes);
}

/** Returns the number of bytes that a header declares; null if the header has no valid number. */
export function declaredBytes(header: string | string[] | undefined): number | null {
  const bytes = Number(header ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}
