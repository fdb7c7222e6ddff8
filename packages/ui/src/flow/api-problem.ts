export type FigureChange = { path: string; from: number; to: number };

/** What a flow shows of a call that was rejected; the client's `ApiProblem` has these fields too. */
export type ApiProblem = {
  /** For the person who reads the page; '' when the call gave none. */
  message: string;
  /** 'INVALID', 'CONFLICT' …; '' when the call gave none. */
  code: string;
  /** The HTTP status; `null` when the call gave none, 0 when no response came. */
  status: number | null;
  /** Problems of single fields, by their path in the form: 'addreses.province'. */
  fields: readonly { path: string; message: string }[];
  /** Figures that differ from those that were shown: 'amounts.adminFee', in rupiah. */
  changes: readonly FigureChange[];
};

type Unchecked<Value> = { [Key in keyof Value]?: unknown };

const isField = (value: Unchecked<ApiProblem['fields'][number]> | null) =>
  typeof value?.path === 'string' && typeof value.message === 'string';

const isFigureChange = (value: Unchecked<FigureChange> | null) =>
  typeof value?.path === 'string' && typeof value.from === 'number' && typeof value.to === 'number';

/**
 * Reads anything that was thrown; `fallback` is the message of what carries none. It checks properties and not the
 * class, because flows do not know the client.
 */
export function readApiProblem(thrown: unknown, fallback = ''): ApiProblem {
  const { message, code, status, fields, changes }: Unchecked<ApiProblem> =
    typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : fallback,
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : null,
    fields: Array.isArray(fields) ? fields.filter(isField) : [],
    changes: Array.isArray(changes) ? changes.filter(isFigureChange) : [],
  };
}
