import type { FastifyReply } from 'fastify';

type Options = {
  status?: number;
  /** Another address that a form of the page leads to. */
  formsTo?: string;
  /** Any site may show the page in a frame. */
  framed?: boolean;
  /** The simulator's own scripts may run. */
  scripts?: boolean;
};

/** A page: without script, in frames of this site only, unless it says so. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  { status = 200, formsTo = '', framed = false, scripts = false }: Options = {},
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ...(scripts ? ["script-src 'self'"] : []),
    `form-action 'self' ${formsTo === '' ? '' : new URL(formsTo).origin}`.trim(),
    `frame-ancestors ${framed ? '*' : "'self'"}`,
    "base-uri 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .send(text);
}
