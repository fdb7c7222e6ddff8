import { throwProblem } from '../api-problem.ts';

/**
 * Maximum nesting of lists and objects in the input; the calls of the contract need fewer than 16 levels. The schemas and
 * this module call themselves for each level, so deeper input would exceed the call stack.
 */
const MAX_LEVELS = 64;

const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * Removes U+0000 from the input and replaces unpaired surrogates by U+FFFD, because PostgreSQL rejects both. Runs on all
 * input before a schema checks the input.
 * @throws ApiProblem MALFORMED for lists and objects that are nested too deeply
 */
export function cleanInput(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (level === MAX_LEVELS) return throwProblem('MALFORMED');
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanText(key), cleanInput(entry, level + 1)]),
  );
}
