/** What every app of a run copies: a database on a PostgreSQL server, or a file with a dump of PGlite. */
type PreparedDatabase = { server: string; template: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

/** The desk's password in the prepared database: with another one, each app would store it anew. */
export const DESK_PASSWORD = 'rahasia-meja-uji';
