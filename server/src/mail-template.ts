import type { SiteConfig } from '../../site.config.ts';

/** What a mail says; greeting and signature are added by the template. */
export type Letter = {
  heading: string;
  /** Paragraphs of plain text. */
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

export function renderText({ heading, lines, action }: Letter, brand: SiteConfig): string {
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

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f2a37">${escapeHtml(text)}</p>`;

const button = ({ label, url }: NonNullable<Letter['action']>) => `
      <p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b5f55;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
      <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#5b6675">Bila tombol tidak dapat dibuka, salin tautan ini ke peramban Anda:<br><a href="${escapeHtml(url)}" style="color:#0b5f55;word-break:break-all">${escapeHtml(url)}</a></p>`;

export function renderHtml({ heading, lines, action }: Letter, brand: SiteConfig): string {
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;font-family:'Plus Jakarta Sans',Arial,sans-serif">
  <div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:14px;overflow:hidden">
    <div style="padding:20px 28px;border-bottom:1px solid #e5e9ee;font-size:18px;font-weight:700;color:#0b5f55">${escapeHtml(brand.name)}</div>
    <div style="padding:28px">
      <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#111827">${escapeHtml(heading)}</h1>
      ${lines.map(paragraph).join('\n      ')}${action ? button(action) : ''}
      <p style="margin:24px 0 0;font-size:16px;line-height:1.6;color:#1f2a37">Salam hangat,<br>${escapeHtml(brand.name)}</p>
    </div>
    <div style="padding:18px 28px;background:#f8fafb;font-size:12px;line-height:1.6;color:#5b6675">${escapeHtml(brand.legalName)}<br>${escapeHtml(brand.address)}<br>${escapeHtml(brand.phone)} · ${escapeHtml(brand.email)}<br>${escapeHtml(brand.statements.supervision)}</div>
  </div>
</body>
</html>
`;
}
