import type { FastifyReply } from 'fastify';

type Options = {
  status?: number;
  /** Another URL that the page's forms post to. */
  formsTo?: string;
  /** Allows every site to frame the page. */
  framed?: boolean;
  /** Allows the simulator's own scripts. */
  scripts?: boolean;
};

/** Sends a page: by default without scripts and framed by this site only. */
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
