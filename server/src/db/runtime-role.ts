import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Schemas whose rows the server reads and writes: its own tables, and the job queue. */
const SCHEMAS = ['public', 'pgboss'];
/** Tables with append-only rows: the server may not change them, also where triggers would allow it. */
const APPEND_ONLY = ['audit_log'];

/** Returns the name of the account that a connection uses. */
export async function currentRole(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select current_user as role`)) as unknown as {
    rows: { role: string }[];
  };
  return rows[0]?.role ?? '';
}

/**
 * Gives the account of the running server the privileges on rows, and no other: it can create, change and remove no table, trigger or
 * function, so that an intruder in the server cannot switch off the append-only rules of the audit log. `owner` is a connection of
 * the account that owns the tables. Repeated at each start, for the tables of new migrations.
 */
export async function grantRowPrivileges(owner: Db, role: string): Promise<void> {
  const name = sql.identifier(role);
  for (const schemaName of SCHEMAS) {
    const schema = sql.identifier(schemaName);
    await owner.execute(sql`grant usage on schema ${schema} to ${name}`);
    await owner.execute(
      sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
    );
    await owner.execute(sql`grant usage, select on all sequences in schema ${schema} to ${name}`);
  }
  for (const table of APPEND_ONLY)
    await owner.execute(sql`revoke update, delete on ${sql.identifier(table)} from ${name}`);
}
