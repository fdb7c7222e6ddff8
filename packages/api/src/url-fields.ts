/**
 * Fields of replies that contain a URL: a logo, a picture, a signed link to a file. A URL that begins with `/` is relative
 * to the origin of the API; the client resolves it for pages of other origins.
 */
export const URL_FIELDS = [
  'appealLetter',
  'attachment',
  'certificate',
  'explanation',
  'image',
  'json',
  'link',
  'lodUrl',
  'logo',
  'logoProduct',
  'payslip',
  'pdf',
  'policyAttachment',
  'redirect_url',
  'responseLetter',
  'scriptUrl',
  'thumbnail',
  'url',
] as const;

const isUrlField = (field: string) => URL_FIELDS.some((name) => name === field);

/**
 * Parses the JSON of a reply, and prefixes relative URLs with `origin`: the origin of the API, or '' if the page has the
 * same origin. Returns a text that is not JSON unchanged.
 */
export function parseWithAbsoluteUrls(text: string, origin: string): unknown {
  const resolve = (value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value;
  const resolveField = (field: string, value: unknown) => {
    if (!isUrlField(field)) return value;
    return Array.isArray(value) ? value.map(resolve) : resolve(value);
  };
  try {
    return JSON.parse(text, origin === '' ? undefined : resolveField);
  } catch {
    return text;
  }
}
