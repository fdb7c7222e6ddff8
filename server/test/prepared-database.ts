/**
 * The database that each app of a test run copies: `template` on the PostgreSQL `server`, or the PGlite dump at the path `dump`.
 * The fields of the other database are ''.
 */
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
