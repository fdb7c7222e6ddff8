/** Returns the server's message for each field by its path. */
export const fieldErrors = (
  fields: readonly { path: string; message: string }[] = [],
): Record<string, string> => Object.fromEntries(fields.map(({ path, message }) => [path, message]));
