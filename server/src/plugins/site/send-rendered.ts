import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encoding.ts';
import type { PreparedPage } from './prepared-page.ts';

/** Sends a page compressed, or 304 when the browser has the same page. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, etag, encoded }: PreparedPage,
): Promise<FastifyReply> {
  reply.code(status).headers(headers).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (headers['content-type'] === 'text/html') reply.type('text/html; charset=utf-8');
  if (status !== 200) return reply.send(body.length > 0 ? body : undefined);
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await encoded(encoding));
}
