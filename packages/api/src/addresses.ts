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
