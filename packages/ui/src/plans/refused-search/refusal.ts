import { actionError } from '../../account/form-errors/action-error.ts';

/** Why a search cannot be answered as it stands: yesterday's price, a model of another type. */
export type Refusal = { message: string; problems: readonly string[] };

const INVALID = 422;

/** Reads what a call rejected with; `null` when it may work another time. */
export function refusalOf(thrown: unknown): Refusal | null {
  const { status, message, fields } = actionError(thrown);
  if (status !== INVALID || fields.length === 0) return null;
  return { message, problems: fields.map((field) => field.message) };
}
