/**
 * Fields of replies that contain an address: a logo, a picture, a signed link to a file. An address that
 * begins with `/` is relative to the origin of the API; the client resolves it for pages of other origins.
 */
export const ADDRESS_FIELDS = [
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

const isAddressField = (field: string) => ADDRESS_FIELDS.some((name) => name === field);

/**
 * Parses the JSON of a reply, and prefixes relative addresses with the origin of the API. Returns a text that
 * is not JSON unchanged.
 */
export function parseWithAbsoluteAddresses(text: string, origin: string): unknown {
  try {
    return JSON.parse(text, (field, value) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) && isAddressField(field) ? origin + value : value,
    );
  } catch {
    return text;
  }
}
