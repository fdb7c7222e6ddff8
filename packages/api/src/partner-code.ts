/** Lower-case letters and digits, separated by single hyphens. */
export const PARTNER_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_PARTNER_LENGTH = 40;

/**
 * Normalises a partner's code: `Toko-Maju` becomes `toko-maju`. Returns null for a code that the server would
 * reject; the client then sends none, so that a page's wrong code does not block its visitors.
 */
export function readPartner(code: string): string | null {
  const read = code.trim().toLowerCase();
  return PARTNER_CODE.test(read) && read.length <= MAX_PARTNER_LENGTH ? read : null;
}
