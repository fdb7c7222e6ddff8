import sanitizeHtml from 'sanitize-html';

/** Headings, paragraphs, lists, tables and emphasis; links to the web and to mail addresses. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
};

/** Removes everything unsafe from an insurer's HTML. Runs once, when a plan is stored. */
export const sanitizeGeneralInfo = (html: string): string => sanitizeHtml(html, SANITIZE_OPTIONS);
