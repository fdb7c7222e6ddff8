/**
 * Parses the JSON of a multipart text field. Returns null for an absent field or invalid JSON, so that the field's
 * schema rejects the value.
 */
export function parseJsonField(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
