import type { DeskMail } from '@naungan/api/desk-mails';
import { logoMarkSvg } from '@naungan/domain/brand';
import { formatDateTime } from '@naungan/domain/dates';
import { escapeHtml } from '../../server/src/core/mail-template.ts';
import { site } from '../../site.config.ts';
import type { Mail } from './mailbox.ts';

const { brand, brandTint, ink, line, muted, paper, sun, surface } = site.colours;
const MARK = logoMarkSvg(site.mark, site.colours, { size: 32 });

const STYLE = `
body{margin:0;background:${paper};color:${ink};font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif}
header{background:${surface};border-top:6px solid ${brand};border-bottom:1px solid ${line};box-shadow:inset 0 3px ${sun};padding-block:1.125rem 1rem}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:inherit;text-decoration:none}
header p{margin:.25rem 0 0;font-size:.875rem;color:${muted}}
.wrap{max-width:52rem;margin:0 auto;padding-inline:1rem}
main.wrap{padding-block:1.5rem}
a{color:${brand}}
h1{margin:0;font-size:1.25rem;font-weight:800;letter-spacing:-.02em}
ul{list-style:none;margin:0;padding:0;background:${surface};border:1px solid ${line};border-radius:.875rem;overflow:hidden}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
.unsent{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1rem;padding:.875rem 1rem;overflow-wrap:anywhere}
button{font:inherit;font-weight:600;min-height:44px;padding:0 1rem;border:1px solid ${brand};border-radius:.75rem;background:${surface};color:${brand}}
li+li{border-top:1px solid ${line}}
li a{display:grid;gap:.125rem;padding:.875rem 1rem;color:inherit;text-decoration:none;min-height:44px}
li a:hover{background:${brandTint}}
a:focus-visible{outline:3px solid ${brand};outline-offset:-3px}
.subject{font-weight:600}
.small{font-size:.875rem;color:${muted}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:${muted}}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid ${line};border-radius:.875rem;background:${surface}}
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Kotak surat simulasi</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body>
<header><div class="wrap"><h1><a href="/simulators/mail">${MARK}Kotak surat simulasi</a></h1><p>Semua email yang dikirim ${escapeHtml(site.name)} di lingkungan ini. Tidak ada yang benar-benar terkirim.</p></div></header>
<main class="wrap">${content}</main>
</body></html>`;

const dateText = (date: Date | null) => (date ? formatDateTime(date) : '-');

const mailRow = ({ id, to, subject, date }: Mail) =>
  `<li><a href="/simulators/mail/${encodeURIComponent(id)}"><span class="subject">${escapeHtml(subject)}</span><span class="small">Kepada ${escapeHtml(to)} · ${dateText(date)}</span></a></li>`;

const STATE_TEXTS = {
  waiting: 'menunggu dikirim',
  failing: 'gagal, dicoba lagi otomatis',
  abandoned: 'gagal, tidak dicoba lagi',
} as const satisfies Record<DeskMail['state'], string>;

const unsentRow = ({ id, recipient, subject, createdAt, attempts, state }: DeskMail) =>
  `<li class="unsent"><span><span class="subject">${escapeHtml(subject)}</span> <span class="small">Kepada ${escapeHtml(recipient)} · ${dateText(new Date(createdAt))} · ${STATE_TEXTS[state]}, ${attempts} kali dicoba</span></span><form method="post" action="/simulators/mail/${id}/kirim-ulang"><button>Kirim ulang</button></form></li>`;

const unsentList = (unsentMails: DeskMail[]) =>
  unsentMails.length === 0 ? '' : `<h2>Belum terkirim</h2><ul>${unsentMails.map(unsentRow).join('')}</ul>`;

/** Returns the list of sent and unsent mails. */
export function listPage(mails: Mail[], unsentMails: DeskMail[]): string {
  if (mails.length + unsentMails.length === 0)
    return page(
      'Daftar email',
      '<p>Belum ada email. Muat ulang halaman ini setelah ada kegiatan di situs.</p>',
    );
  const sentList = mails.length === 0 ? '' : `<h2>Terkirim</h2><ul>${mails.map(mailRow).join('')}</ul>`;
  return page('Daftar email', unsentList(unsentMails) + sentList);
}

const fileRows = ({ id, files }: Mail): string =>
  files
    .map(
      ({ name }, index) =>
        `<dt>Lampiran</dt><dd><a href="/simulators/mail/${encodeURIComponent(id)}/lampiran/${index}">${escapeHtml(name)}</a></dd>`,
    )
    .join('');

const replyAddresses = ({ replyTo }: Mail): string =>
  replyTo.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Returns the page of a mail. A frame without scripts shows its content; links open in the whole window. */
export function mailPage(mail: Mail): string {
  const { id, to, subject, date } = mail;
  return page(
    subject,
    `<p><a href="/simulators/mail">Kembali ke daftar</a></p>
<dl><dt>Subjek</dt><dd>${escapeHtml(subject)}</dd><dt>Kepada</dt><dd>${escapeHtml(to)}</dd><dt>Balas ke</dt><dd>${escapeHtml(replyAddresses(mail))}</dd><dt>Waktu</dt><dd>${dateText(date)}</dd>${fileRows(mail)}</dl>
<iframe src="/simulators/mail/${encodeURIComponent(id)}/isi" title="Isi email" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`,
  );
}

/** Returns the mail's HTML for the frame, with links that open in the whole window; or its text in HTML. */
export const mailBody = ({ html, text }: Mail): string =>
  html === ''
    ? `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Isi email</title></head><body><pre>${escapeHtml(text)}</pre></body></html>`
    : html.replace('<head>', '<head><base target="_top">');
