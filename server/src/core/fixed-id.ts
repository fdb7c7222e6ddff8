import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f1d3c5e8a524b0f9c77d2a4be19f360', 'hex');

/**
 * Returns a UUID (version 5) derived from a name. A row gets the same id each time it is seeded, so that links to the
 * row stay valid.
 */
export function fixedId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  // Sets the bits for version 5 and for the variant (RFC 9562).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
