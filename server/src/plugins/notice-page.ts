import type { FastifyReply } from 'fastify';
import { site } from '../../../site.config.ts';
import { escapeHtml } from '../core/mail-template.ts';

const { paper, ink, surface, brand } = site.colours;

const HOME_LINK = { href: '/', label: 'Kembali ke beranda' };

/** Sends a page with one message, a link and without scripts: for errors of pages and of links to files. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
  link: { href: string; label: string } = HOME_LINK,
): FastifyReply {
  const html = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title>
<style>
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${paper};color:${ink};font:16px/1.6 system-ui,sans-serif}
main{max-width:26rem;margin:1rem;padding:2rem;border-radius:1rem;background:${surface}}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.3}
p{margin:0 0 1rem}
a{color:${brand}}
</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></main></body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(html);
}
