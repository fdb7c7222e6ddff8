import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../api-problem.ts';
import { takeMemberAndAddressPoints } from '../core/limits.ts';
import { LIMITS } from '../limits.ts';
import { sendProblem } from './errors.ts';
import { sendNotice } from './notice-page.ts';

const RENDER_LIMITS = { member: LIMITS.pdfPerMember, address: LIMITS.pdfPerIp };

/**
 * Counts a document that is rendered on request against the limits of its owner (a member) and of the IP address.
 * @throws ApiProblem TOO_MANY
 */
export const takeRenderPoint = ({ server, ip }: FastifyRequest, owner: string): Promise<void> =>
  takeMemberAndAddressPoints(server.deps, RENDER_LIMITS, { userId: owner, ip });

/** Error handler of links that open in a new tab: shows TOO_MANY as a page. */
export function sendTooManyNotice(
  error: FastifyError | ApiProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof ApiProblem && error.code === 'TOO_MANY')) return sendProblem(error, request, reply);
  return sendNotice(
    reply.headers(error.headers),
    error.status,
    'Terlalu banyak berkas dibuka',
    'Berkas ini terlalu sering dibuka dalam waktu singkat. Silakan coba lagi satu jam lagi.',
  );
}
