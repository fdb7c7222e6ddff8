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

const isAddress = (field: string) => ADDRESS_FIELDS.some((name) => name === field);

/**
 * Returns the JSON of a reply of that origin with absolute addresses; returns text that is not JSON
 * unchanged.
 */
export function readReply(text: string, origin: string): unknown {
  try {
    return JSON.parse(text, (field, value) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) && isAddress(field) ? origin + value : value,
    );
  } catch {
    return text;
  }
}
