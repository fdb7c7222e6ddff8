import type { Db } from './client.ts';

type Values = Record<string, unknown>;
type Statement<Row> = { execute(values: Values): Promise<Row[]> };

/**
 * Returns a function that executes a query as a prepared statement, for queries of very frequent requests: drizzle
 * creates the SQL once per database, and PostgreSQL parses it once per connection. `build` returns the query, with
 * `sql.placeholder(name)` for each value. `name` identifies the statement and must be unique.
 */
export function preparedQuery<Row, V extends Values>(
  name: string,
  build: (db: Db) => { prepare(name: string): Statement<Row> },
): (db: Db, values: V) => Promise<Row[]> {
  const statements = new WeakMap<Db, Statement<Row>>();
  return (db, values) => {
    const statement = statements.get(db) ?? build(db).prepare(name);
    statements.set(db, statement);
    return statement.execute(values);
  };
}
