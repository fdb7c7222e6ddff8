/** An amount of money that differs from the displayed amount. `from` and `to` are in rupiah. */
export type FigureChange = { path: string; from: number; to: number };

/** The properties of a failed request that a flow displays. The API client's `ApiProblem` has the same properties. */
export type ApiProblem = {
  /** A message for the user; '' if there is none. */
  message: string;
  /** 'INVALID', 'CONFLICT' …; '' if there is none. */
  code: string;
  /** The HTTP status of the response; 0 if no response arrived, `null` if the thrown value has no status. */
  status: number | null;
  /** Problems of single fields, by their path in the form: 'addreses.province'. */
  fields: readonly { path: string; message: string }[];
  /** The amounts that changed after they were displayed; their path is like 'amounts.adminFee'. */
  changes: readonly FigureChange[];
};

type Unchecked<Value> = { [Key in keyof Value]?: unknown };

const isField = (value: Unchecked<ApiProblem['fields'][number]> | null) =>
  typeof value?.path === 'string' && typeof value.message === 'string';

const isFigureChange = (value: Unchecked<FigureChange> | null) =>
  typeof value?.path === 'string' && typeof value.from === 'number' && typeof value.to === 'number';

/**
 * Converts any thrown value; `fallbackMessage` is the message if the value has none. The properties are checked, not the
 * class of the value, because this package does not import the API client.
 */
export function readApiProblem(thrown: unknown, fallbackMessage = ''): ApiProblem {
  const { message, code, status, fields, changes }: Unchecked<ApiProblem> =
    typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : fallbackMessage,
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : null,
    fields: Array.isArray(fields) ? fields.filter(isField) : [],
    changes: Array.isArray(changes) ? changes.filter(isFigureChange) : [],
  };
}
