import { readApiProblem } from '../../flow/api-problem.ts';

/** Why a search is invalid: an outdated price, a model of another vehicle type. */
export type SearchProblem = { message: string; problems: readonly string[] };

const INVALID = 422;

/** Reads a rejected call; returns `null` if a retry may succeed. */
export function searchProblemOf(thrown: unknown): SearchProblem | null {
  const { status, message, fields } = readApiProblem(thrown);
  if (status !== INVALID || fields.length === 0) return null;
  return { message, problems: fields.map((field) => field.message) };
}
