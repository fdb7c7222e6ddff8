/**
 * Makes text storable: PostgreSQL refuses U+0000 and half of a surrogate pair. Everything a caller sends
 * passes here before its schema sees it; nothing else of the input is changed.
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(cleanInput);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanInput(key), cleanInput(entry)]),
  );
}
