import sanitizeHtml from 'sanitize-html';

const TAGS = ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
/** A path of the site, an anchor, or an address of a scheme below; `//host` would leave the site unseen. */
const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const SCOPE = /^(?:col|row)$/;

/** Keeps one attribute, and only with such a value. */
const only =
  (name: string, allowed: RegExp): sanitizeHtml.Transformer =>
  (tagName, { [name]: value = '' }) => ({
    tagName,
    attribs: allowed.test(value) ? { [name]: value } : ({} as sanitizeHtml.Attributes),
  });

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, ...TABLE_TAGS],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: only('href', LINK), th: only('scope', SCOPE) },
};

/** HTML of an editor, safe to put into a page: text, lists, tables and links. Done once, when it is stored. */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, ALLOWED).trim();
