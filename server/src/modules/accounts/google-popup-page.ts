import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { site } from '../../../../site.config.ts';
import { escapeHtml } from '../../core/mail-template.ts';
import type { PopupMessage } from './google-popup.ts';

const { paper, ink } = site.colours;

const NONCE_BYTES = 16;

/** Returns JSON that may be in a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Sends the last page of the popup: it sends the message to the page that opened the popup, if that page has the origin
 * `target`, and closes the popup. Without such a page the visitor reads the text.
 */
export function sendPopupPage(
  reply: FastifyReply,
  { status, text, message, target }: { status: number; text: string; message: PopupMessage; target: string },
): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const html = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Masuk dengan Google · ${escapeHtml(site.name)}</title>
<style nonce="${nonce}">
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${paper};color:${ink};font:16px/1.6 system-ui,sans-serif}
p{max-width:26rem;margin:1rem}
</style>
</head>
<body><p>${escapeHtml(text)}</p>
<script nonce="${nonce}">
if (opener) { opener.postMessage(${scriptJson(message)}, ${scriptJson(target)}); close(); }
</script></body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(html);
}
