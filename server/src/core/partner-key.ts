import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../api-problem.ts';
import { partners } from '../db/schema.ts';
import { hashToken, newToken } from './session.ts';

/** Begins every API key, so that scanners of source code recognise a leaked key. */
const PREFIX = 'npk_';
const BEARER = /^Bearer (npk_[\w-]{43})$/i;
const INVALID_KEY_TEXT = 'Kunci API mitra tidak valid';
const PAGE_TEXT = 'Kunci API mitra hanya untuk server, jangan memasangnya di halaman';
const OTHER_PARTNER_TEXT = 'Kunci API ini milik mitra lain';

/** Returns a new API key of a partner: 32 random bytes. Only its hash is stored. */
export const newPartnerKey = (): string => PREFIX + newToken();

/**
 * Requires the API key of the partner whose code is the path parameter `partner`.
 * @throws ApiProblem UNAUTHORIZED without a valid key, FORBIDDEN for the key of another partner, or from a page
 */
export async function requirePartnerKey({ headers, params, server }: FastifyRequest): Promise<void> {
  const key = BEARER.exec(headers.authorization ?? '')?.[1];
  if (!key) throwProblem('UNAUTHORIZED', INVALID_KEY_TEXT);
  const [owner] = await server.deps.db
    .select({ code: partners.code })
    .from(partners)
    .where(eq(partners.apiKeyHash, hashToken(key)));
  if (!owner) throwProblem('UNAUTHORIZED', INVALID_KEY_TEXT);
  // Only pages send this header. A key in a page can be read by each visitor.
  if (headers.origin !== undefined) throwProblem('FORBIDDEN', PAGE_TEXT);
  const { partner } = params as { partner: string };
  if (owner.code !== partner) throwProblem('FORBIDDEN', OTHER_PARTNER_TEXT);
}
