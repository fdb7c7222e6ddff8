/**
 * Removes U+0000 from the input and replaces unpaired surrogates by U+FFFD, because PostgreSQL rejects both. Runs on all
 * input before a schema checks the input.
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(cleanInput);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanInput(key), cleanInput(entry)]),
  );
}
