import type { Colours, SiteConfig } from '@naungan/domain/brand';
import { carriesLink } from '@naungan/domain/text';

/** What a mail says; greeting and signature are added by the template. */
export type MailContent = {
  heading: string;
  /** Paragraphs of plain text; a line of its own begins after a line break. */
  lines: string[];
  action?: { label: string; url: string };
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text made safe for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);

/** A word that a mail program would make a link of, so that it makes none; an e-mail address stays. */
const parted = (word: string): string =>
  word.includes('@') || !carriesLink(word)
    ? word
    : word.replace(/:\/\//g, ' ').replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

/** Names are stored that were never asked whether they carry a link, and addresses are anybody's words. */
const unlinked = (text: string): string => (carriesLink(text) ? text.replace(/\S+/g, parted) : text);

const withoutLinks = ({ heading, lines, action }: MailContent): MailContent => ({
  heading: unlinked(heading),
  lines: lines.map(unlinked),
  ...(action && { action }),
});

export function renderText(content: MailContent, brand: SiteConfig): string {
  const { heading, lines, action } = withoutLinks(content);
  return [
    heading,
    '',
    ...lines.flatMap((line) => [line, '']),
    ...(action ? [`${action.label}:`, action.url, ''] : []),
    'Salam hangat,',
    brand.name,
    '',
    '--',
    brand.legalName,
    brand.address,
    `${brand.phone} | ${brand.email}`,
  ].join('\n');
}

/** A long address of a mailbox breaks on a phone instead of being cut off; some mail programs know only the older rule. */
const BREAKABLE = 'word-break:break-word;overflow-wrap:anywhere';

const paragraph = (text: string, { ink }: Colours) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink};${BREAKABLE}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const button = ({ label, url }: NonNullable<MailContent['action']>, { brand, muted, surface }: Colours) => `
      <p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${brand};color:${surface};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
      <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${muted}">Bila tombol tidak dapat dibuka, salin tautan ini ke peramban Anda:<br><a href="${escapeHtml(url)}" style="color:${brand};word-break:break-all">${escapeHtml(url)}</a></p>`;

/** A band of the brand's colours stands for its sign: mail programs show no SVG, and hold back pictures. */
const band = ({ brand, sun }: Colours) =>
  `<div style="height:6px;background:${brand};border-bottom:3px solid ${sun}"></div>`;

export function renderHtml(content: MailContent, brand: SiteConfig): string {
  const { heading, lines, action } = withoutLinks(content);
  const { colours } = brand;
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colours.paper};font-family:'Plus Jakarta Sans',Arial,sans-serif">
  <div style="max-width:560px;margin:0 auto;background:${colours.surface};border:1px solid ${colours.line};border-radius:14px;overflow:hidden">
    ${band(colours)}
    <div style="padding:20px 28px;border-bottom:1px solid ${colours.line};font-size:20px;font-weight:800;letter-spacing:-0.02em;color:${colours.brand}">${escapeHtml(brand.name)}</div>
    <div style="padding:28px">
      <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${colours.ink}">${escapeHtml(heading)}</h1>
      ${lines.map((line) => paragraph(line, colours)).join('\n      ')}${action ? button(action, colours) : ''}
      <p style="margin:24px 0 0;font-size:16px;line-height:1.6;color:${colours.ink}">Salam hangat,<br>${escapeHtml(brand.name)}</p>
    </div>
    <div style="padding:18px 28px;background:${colours.brandTint};font-size:12px;line-height:1.6;color:${colours.muted}">${escapeHtml(brand.legalName)}<br>${escapeHtml(brand.address)}<br>${escapeHtml(brand.phone)} · ${escapeHtml(brand.email)}<br>${escapeHtml(brand.statements.supervision)}</div>
  </div>
</body>
</html>
`;
}
