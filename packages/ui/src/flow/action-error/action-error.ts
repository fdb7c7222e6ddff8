/** What a flow understands of a rejection: the message to show, the HTTP status, the fields it is about. */
export type ActionError = {
  message: string;
  status?: number | undefined;
  fields?: readonly { path: string; message: string }[] | undefined;
};

type Rejection = { message?: unknown; status?: unknown; fields?: unknown };

const isField = (value: unknown): value is { path: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** Reads whatever was thrown; `fallback` when it carries no message. */
export function readError(thrown: unknown, fallback: string): ActionError {
  const { message, status, fields }: Rejection = typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : fallback,
    status: typeof status === 'number' ? status : undefined,
    fields: Array.isArray(fields) ? fields.filter(isField) : undefined,
  };
}
