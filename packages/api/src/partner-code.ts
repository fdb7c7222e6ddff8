/** Small letters, digits, hyphens between them. */
export const PARTNER_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_PARTNER_LENGTH = 40;

/**
 * A partner's code as it is sent: `Toko-Maju` is `toko-maju`. Null for what the server would refuse: nothing is sent then,
 * so that a wrong code of the page costs no visitor.
 */
export function readPartner(code: string): string | null {
  const read = code.trim().toLowerCase();
  return PARTNER_CODE.test(read) && read.length <= MAX_PARTNER_LENGTH ? read : null;
}
