import { type Colours, iconPath, type SiteConfig } from '@naungan/domain/brand';
import { containsLink } from '@naungan/domain/text';

/** Content of a mail; the template adds the signature. */
export type MailContent = {
  heading: string;
  /** Paragraphs of plain text. A paragraph may contain line breaks. */
  lines: string[];
  action?: { label: string; url: string };
  /** Text that lists of mails show next to the subject; default: the first paragraph after the greeting. */
  preview?: string;
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Inserts spaces into a word that a mail program would turn into a link; leaves e-mail addresses unchanged. */
const breakLink = (word: string): string =>
  word.includes('@') || !containsLink(word)
    ? word
    : word.replace(/:\/\//g, ' ').replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

/** Breaks links in users' input such as names and addresses. Rows that are older than the check of the input may have links. */
const breakLinks = (text: string): string => (containsLink(text) ? text.replace(/\S+/g, breakLink) : text);

/** Returns the content as the recipient reads it: without links in texts. */
export function displayedContent(content: MailContent): MailContent {
  const safeContent: MailContent = {
    ...content,
    heading: breakLinks(content.heading),
    lines: content.lines.map(breakLinks),
  };
  if (content.preview !== undefined) safeContent.preview = breakLinks(content.preview);
  return safeContent;
}

export function renderText(content: MailContent, brand: SiteConfig): string {
  const { heading, lines, action } = displayedContent(content);
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
    brand.statements.supervision,
  ].join('\n');
}

/** Breaks long words on phones. Some mail programs support only `word-break`, the older of the two rules. */
const BREAKABLE = 'word-break:break-word;overflow-wrap:anywhere';

/** Characters that fit on a line of a phone. */
const LINE_LENGTH = 26;
const onOneLine = (html: string): string => `<span style="white-space:nowrap">${html}</span>`;

/**
 * Lets an e-mail address wrap after its punctuation, so that the address is not broken before its last letter. An
 * address that fits on a line does not wrap.
 */
const breakEmails = (html: string): string =>
  html.replace(/[^\s<>&;]+@[^\s<>&;]*[^\s<>&;.,]/g, (address) =>
    address.length <= LINE_LENGTH ? onOneLine(address) : address.replace(/[-@._]/g, '$&<wbr>'),
  );

/**
 * Phone numbers, long dates, times, numbers of orders, claims and policies, number plates, RT and RW of an address, and
 * the two dashes of a command.
 */
const UNBREAKABLE =
  /\+\d+(?: \d+)+|\d{1,2} \p{Lu}\p{L}+ \d{4}|\d\d\.\d\d WIB|(?<![\w-])\p{Lu}{2,}-[\w-]{4,17}(?![\w-])|\b\p{Lu}{1,2} \d{1,4} \p{Lu}{1,3}\b|RT \d+\/RW \d+|--(?=\s)/gu;
/** Keeps numbers and dates on one line. */
const keepTogether = (html: string): string => html.replace(UNBREAKABLE, onOneLine);

const paragraph = (text: string, { ink }: Colours) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink};${BREAKABLE}">${keepTogether(breakEmails(escapeHtml(text))).replaceAll('\n', '<br>')}</p>`;

const button = ({ label, url }: NonNullable<MailContent['action']>, { brand, muted, surface }: Colours) => `
      <p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${brand};color:${surface};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
      <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${muted}">Bila tombol tidak dapat dibuka, salin tautan ini ke peramban Anda:<br><a href="${escapeHtml(url)}" style="color:${brand};word-break:break-all">${escapeHtml(url)}</a></p>`;

/** Characters that mail programs show next to the subject in a list. */
const PREVIEW_LENGTH = 140;

function previewOf({ heading, lines, preview }: MailContent): string {
  const isGreeting = (line: string) => /^Halo [^\n]*,$/.test(line);
  const source = preview ?? lines.find((line) => !isGreeting(line)) ?? heading;
  const text = source.replaceAll('\n', ' ');
  return text.length <= PREVIEW_LENGTH ? text : `${text.slice(0, PREVIEW_LENGTH - 1).trimEnd()}…`;
}

const hiddenPreview = (content: MailContent, { paper }: Colours) =>
  `<div style="display:none;max-height:0;overflow:hidden;color:${paper}">${escapeHtml(previewOf(content))}</div>`;

/** Returns a band in the brand's colours, which is visible even when a mail program blocks the logo picture. */
const band = ({ brand, sun }: Colours) =>
  `<div style="height:6px;background:${brand};border-bottom:3px solid ${sun}"></div>`;

/** Returns the logo as a PNG file of the site, because mail programs do not display SVG. */
const logoPicture = (siteUrl: string) =>
  `<img src="${escapeHtml(new URL(iconPath(192), siteUrl).href)}" width="48" height="48" alt="" style="border:0;vertical-align:middle">`;

/**
 * The colours are for a light background. Without these tags, some mail programs with a dark theme invert some of the
 * colours.
 */
const COLOUR_SCHEME =
  '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">';

/** Returns the mail as HTML. With the URL of the site, the logo is next to the brand's name. */
export function renderHtml(content: MailContent, brand: SiteConfig, siteUrl?: string): string {
  const safeContent = displayedContent(content);
  const { heading, lines, action } = safeContent;
  const { colours } = brand;
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${COLOUR_SCHEME}<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colours.paper};font-family:'Plus Jakarta Sans',Arial,sans-serif">
  ${hiddenPreview(safeContent, colours)}
  <div style="max-width:560px;margin:0 auto;background:${colours.surface};border:1px solid ${colours.line};border-radius:14px;overflow:hidden">
    ${band(colours)}
    <div style="padding:10px 18px;border-bottom:1px solid ${colours.line};font-size:20px;line-height:48px;font-weight:800;letter-spacing:-0.02em;color:${colours.ink}">${siteUrl ? logoPicture(siteUrl) : ''}<span style="vertical-align:middle">${escapeHtml(brand.name)}</span></div>
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
