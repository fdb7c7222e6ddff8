/** The database that each app of a test run copies: a template on a PostgreSQL server, or the path of a PGlite dump. */
type PreparedDatabase = { server: string; template: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

/**
 * The desk's password in the prepared database. Every app has this password, because hashing another password takes
 * time.
 */
export const DESK_PASSWORD = 'rahasia-meja-uji';
