import type { DatabaseTables, Queries } from './tables.ts';

/** Foreign keys as commands that remove them, and commands that add them again. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conparentid = 0`;
/** Tables with triggers, which would change or reject restored rows. */
const TABLES_WITH_TRIGGERS =
  'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal';

async function columnOf(db: Queries, query: string, column: string): Promise<string[]> {
  const { rows } = await db.query<Record<string, string>>(query);
  return rows.map((row) => row[column] ?? '');
}

/** A batch of `dumpRows`. */
export type RowBatch = { table: string; rows: string };

/**
 * Replaces the content of every table by these rows, in one transaction. Triggers do not run, and foreign keys are checked at
 * the end; both exist again afterwards. The account of the database must own the tables, and need not be a superuser.
 */
export async function loadRows(
  db: Queries,
  { tables, sequences }: DatabaseTables,
  batches: AsyncIterable<RowBatch>,
): Promise<void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  await db.query('begin');
  try {
    const foreignKeys = await db.query<{ remove: string; add: string }>(FOREIGN_KEYS);
    const triggered = await columnOf(db, TABLES_WITH_TRIGGERS, 'name');
    for (const { remove } of foreignKeys.rows) await db.query(remove);
    for (const name of triggered) await db.query(`alter table ${name} disable trigger user`);
    await db.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for await (const { table, rows } of batches) {
      const columns = columnsOf.get(table) ?? [];
      const values = columns.map(({ type }, index) => `(v->>${index})::${type}`);
      await db.query(
        `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
         select ${values.join(', ')} from json_array_elements($1::json) v`,
        [rows],
      );
    }
    for (const { name, value } of sequences) await db.query('select setval($1::regclass, $2)', [name, value]);
    for (const name of triggered) await db.query(`alter table ${name} enable trigger user`);
    for (const { add } of foreignKeys.rows) await db.query(add);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}
