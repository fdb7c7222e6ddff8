/** The database that every app of a run copies: a template on a PostgreSQL server, or a PGlite dump. */
type PreparedDatabase = { server: string; template: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

/**
 * The desk's password in the prepared database. With another one, each app would have to hash and store it.
 */
export const DESK_PASSWORD = 'rahasia-meja-uji';
