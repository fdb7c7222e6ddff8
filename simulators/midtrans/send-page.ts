import type { FastifyReply } from 'fastify';

type Options = {
  status?: number;
  /** A URL of another origin to which the page's form posts, or to which the response to the form redirects. */
  formTarget?: string;
  /** Whether pages of every site can contain this page in a frame; by default only pages of this site. */
  canBeFramed?: boolean;
  /** Whether the page loads scripts of the simulator. */
  hasScripts?: boolean;
};

/** Sends a page with a Content-Security-Policy for its options. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  { status = 200, formTarget = '', canBeFramed = false, hasScripts = false }: Options = {},
): FastifyReply {
  const directives = [
    "default-src 'none'",
    "style-src 'self'",
    ...(hasScripts ? ["script-src 'self'"] : []),
    `form-action 'self' ${formTarget === '' ? '' : new URL(formTarget).origin}`.trim(),
    `frame-ancestors ${canBeFramed ? '*' : "'self'"}`,
    "base-uri 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', directives.join('; '))
    .header('cache-control', 'no-store')
    .send(text);
}
