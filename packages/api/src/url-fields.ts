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
 * Parses the JSON of a reply, and prefixes relative URLs with the origin of the API, which is '' on the same origin. Returns a text that is not JSON
 * unchanged.
 */
export function parseWithAbsoluteUrls(text: string, origin: string): unknown {
  const resolveUrl = (field: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) && isUrlField(field) ? origin + value : value;
  try {
    return JSON.parse(text, origin === '' ? undefined : resolveUrl);
  } catch {
    return text;
  }
}
