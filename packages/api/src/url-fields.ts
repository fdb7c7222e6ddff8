/**
 * Fields of replies that contain a URL: a logo, a picture, a signed link to a file. A URL that begins with `/` is relative
 * to the origin of the API; the client resolves it for pages of other origins.
 */
export const URL_FIELDS = [
  'attachment',
  'certificate',
  'explanation',
  'json',
  'logo',
  'logoProduct',
  'pdf',
  'policyAttachment',
  'redirect_url',
  'scriptUrl',
  'thumbnail',
  'url',
] as const;

const isUrlField = (field: string) => URL_FIELDS.some((name) => name === field);

/**
 * Parses the JSON of a reply, and prefixes relative URLs with the origin of the API. Returns a text that is not JSON
 * unchanged.
 */
export function parseWithAbsoluteUrls(text: string, origin: string): unknown {
  try {
    return JSON.parse(text, (field, value) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) && isUrlField(field) ? origin + value : value,
    );
  } catch {
    return text;
  }
}
