const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Returns whether the text is a UUID. Check a caller's id before a query on a `uuid` column: PostgreSQL throws on other
 * text.
 */
export const isUuid = (text: string): boolean => UUID.test(text);
