import { readApiProblem } from '../../flow/api-problem.ts';

/** Why the server rejects a search. `reasons`: for example an outdated price, or a model of another vehicle type. */
export type SearchProblem = { message: string; reasons: readonly string[] };

const INVALID_SEARCH_STATUS = 422;

/**
 * Returns the problem that the server reported with the search; `null` for another failure, after which a retry may
 * help.
 */
export function searchProblemOf(thrown: unknown): SearchProblem | null {
  const { status, message, fields } = readApiProblem(thrown);
  if (status !== INVALID_SEARCH_STATUS || fields.length === 0) return null;
  return { message, reasons: fields.map((field) => field.message) };
}
