import sanitizeHtml from 'sanitize-html';

const TAGS = ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
/**
 * A path of this site, an anchor, or a URL with an allowed scheme. `//host` and `/\host` are excluded, because both
 * lead to another site.
 */
const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const SCOPE = /^(?:col|row)$/;

/** Returns a transformer that removes all attributes except `name`, which stays if its value matches `allowed`. */
const keepAttribute =
  (name: string, allowed: RegExp): sanitizeHtml.Transformer =>
  (tagName, { [name]: value = '' }) => ({
    tagName,
    attribs: Object.fromEntries(allowed.test(value) ? [[name, value]] : []),
  });

const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, ...TABLE_TAGS],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: keepAttribute('href', LINK), th: keepAttribute('scope', SCOPE) },
};

/**
 * Removes everything from an editor's HTML except text, the allowed tags and safe links. Runs once, before the HTML is
 * stored.
 */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, SANITIZE_OPTIONS).trim();
