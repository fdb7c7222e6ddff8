/** What a flow understands of a rejection: the message to show, the HTTP status, the fields it is about. */
export type ActionError = {
  message: string;
  status?: number | undefined;
  fields?: readonly { path: string; message: string }[] | undefined;
  /** Figures that are otherwise than was shown: 'amounts.adminFee', in rupiah. */
  changes?: readonly Change[] | undefined;
};

export type Change = { path: string; from: number; to: number };

type Rejection = { message?: unknown; status?: unknown; fields?: unknown; changes?: unknown };

const isField = (value: unknown): value is { path: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'to' in value &&
  typeof value.to === 'number';

/** Reads whatever was thrown; `fallback` when it carries no message. */
export function readError(thrown: unknown, fallback: string): ActionError {
  const { message, status, fields, changes }: Rejection =
    typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : fallback,
    status: typeof status === 'number' ? status : undefined,
    fields: Array.isArray(fields) ? fields.filter(isField) : undefined,
    changes: Array.isArray(changes) ? changes.filter(isChange) : undefined,
  };
}
