import { decryptText } from './encryption.ts';
import type { Secrets } from './secrets.ts';

/**
 * Text of an encrypted column (`db/sealed-columns.ts`) that belongs to one row: the encryption binds a value to its column, and `context`
 * binds the value to its row. A value from before `DATA_KEYS` encrypted the column is encrypted with a key of `SECRET`.
 */
export type BoundText = { purpose: string; context: string };

/** Returns the text with its row, for the column. */
export const bindText = ({ context }: BoundText, text: string): string =>
  JSON.stringify({ row: context, text });

const FORMAT = '{"row":';

/** Returns the text of the column; null for a text of another row, and for one that no secret decrypts. */
export function readBoundText(
  secrets: Secrets,
  { purpose, context }: BoundText,
  value: string,
): string | null {
  if (value.startsWith(FORMAT)) {
    const { row, text }: { row: string; text: string } = JSON.parse(value);
    return row === context ? text : null;
  }
  for (const secret of secrets) {
    const text = decryptText({ secret, purpose, context }, value);
    if (text !== null) return text;
  }
  return null;
}

/** Returns the value of the column that `DATA_KEYS` encrypts without `SECRET`; an unreadable value stays as it is. */
export function rebindText(secrets: Secrets, bound: BoundText, value: string): string {
  const text = value.startsWith(FORMAT) ? null : readBoundText(secrets, bound, value);
  return text === null ? value : bindText(bound, text);
}
