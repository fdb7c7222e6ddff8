/**
 * Returns the input without U+0000 and unpaired surrogates, which PostgreSQL rejects. Runs on all input before
 * its schema, and changes nothing else.
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(cleanInput);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanInput(key), cleanInput(entry)]),
  );
}
