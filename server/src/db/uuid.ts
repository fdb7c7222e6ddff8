const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ask before an id of a caller meets a `uuid` column: PostgreSQL throws on anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);
