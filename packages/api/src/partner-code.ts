/** Lower-case letters and digits, separated by single hyphens. */
export const PARTNER_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_PARTNER_LENGTH = 40;

/**
 * Returns the normalised code of a partner: `Toko-Maju` becomes `toko-maju`. Returns null for a code that the
 * server would reject; the client then sends no code, so that visitors of the page can still order.
 */
export function normalizePartnerCode(code: string): string | null {
  const normalizedCode = code.trim().toLowerCase();
  return PARTNER_CODE.test(normalizedCode) && normalizedCode.length <= MAX_PARTNER_LENGTH
    ? normalizedCode
    : null;
}
