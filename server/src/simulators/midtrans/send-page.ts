import type { FastifyReply } from 'fastify';

/** `formsTo`: another origin that a form of the page leads to. */
type Options = { status?: number; formsTo?: string };

/** A page without script, for this site's frames only. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  { status = 200, formsTo = '' }: Options = {},
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${formsTo}; frame-ancestors 'self'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .send(text);
}
