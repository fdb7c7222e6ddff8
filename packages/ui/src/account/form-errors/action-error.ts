/** What an action of a flow rejects with: any error with a message; `fields` name paths of the form. */
export type ActionError = {
  /** '' when there is nothing to show. */
  message: string;
  fields: { path: string; message: string }[];
  status: number | null;
};

type Loose = { message?: unknown; fields?: unknown; status?: unknown };

function fieldsOf(fields: unknown): ActionError['fields'] {
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (field): field is { path: string; message: string } =>
      typeof field?.path === 'string' && typeof field?.message === 'string',
  );
}

/** Reads whatever was thrown; nothing is assumed of its class, because flows do not know the client. */
export function actionError(thrown: unknown): ActionError {
  const { message, fields, status }: Loose = typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    message: typeof message === 'string' ? message : '',
    fields: fieldsOf(fields),
    status: typeof status === 'number' ? status : null,
  };
}
