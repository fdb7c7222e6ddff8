import sanitizeHtml from 'sanitize-html';

const TAGS = ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, ...TABLE_TAGS],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // `//host` would leave the site without looking like it.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** HTML of an editor, safe to put into a page: text, lists, tables and links. Done once, when it is stored. */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, ALLOWED).trim();
