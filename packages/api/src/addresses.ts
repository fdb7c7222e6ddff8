/**
 * Fields of replies that hold an address: of a logo, a picture, a file behind a signed link. An address that begins
 * with `/` is relative to the origin of the API, which the client resolves for pages of other origins.
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

/** JSON of a reply of that origin, with its addresses in full; text that is no JSON as it is. */
export function readReply(text: string, origin: string): unknown {
  try {
    return JSON.parse(text, (field, value) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) && isAddress(field) ? origin + value : value,
    );
  } catch {
    return text;
  }
}
