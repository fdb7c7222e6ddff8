import type { HistoryEntry } from '@naungan/api/desk-shapes';
import { and, asc, eq, gt, inArray, max } from 'drizzle-orm';
import { throwConflict } from '../api-problem.ts';
import type { Db, Tx } from '../db/client.ts';
import { journal, users } from '../db/schema.ts';

/** A record with a journal, named as in the journal: `order`, `claim`. */
export type JournaledRecord = { subject: string; id: string };

const NAMES_WITHOUT_ACCOUNT: Record<string, string> = {
  insurer: 'Perusahaan asuransi',
  gateway: 'Penyedia pembayaran',
  heir: 'Ahli waris',
};
const SYSTEM_NAME = 'Sistem';

/** Returns a function that names the actors of journal entries: members and staff by their account. */
async function actorNames(db: Db | Tx, actors: readonly string[]): Promise<(actor: string) => string> {
  const accountIds = actors.flatMap((actor) => /^(?:member|desk):(.+)$/.exec(actor)?.[1] ?? []);
  const ids = [...new Set(accountIds)];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (actor) => {
    const [kind = '', id = ''] = actor.split(':');
    return names.get(id) ?? NAMES_WITHOUT_ACCOUNT[kind] ?? SYSTEM_NAME;
  };
}

const isOf = ({ subject, id }: JournaledRecord) =>
  and(eq(journal.subject, subject), eq(journal.subjectId, id));

/** Returns the journal of a record, oldest first; only the entries after the version `after`. */
export async function readHistory(db: Db | Tx, record: JournaledRecord, after = 0): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(journal)
    .where(and(isOf(record), gt(journal.id, after)))
    .orderBy(asc(journal.id));
  const nameOf = await actorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ createdAt, fromStatus, toStatus, actor, reason }) => ({
    at: createdAt.toISOString(),
    from: fromStatus,
    to: toStatus,
    actor,
    actorName: nameOf(actor),
    reason,
  }));
}

/** Returns the version of a record: the number of its last journal entry, which grows with every change. */
export async function versionOf(db: Db | Tx, record: JournaledRecord): Promise<number> {
  const [row] = await db
    .select({ version: max(journal.id) })
    .from(journal)
    .where(isOf(record));
  return row?.version ?? 0;
}

const CHANGED_MESSAGE =
  'Data ini sudah berubah sejak Anda membukanya. Periksa perubahannya, lalu putuskan lagi.';

/**
 * Compares a record, which the caller has locked, with the version that the desk has read; an undefined version is not
 * compared. @throws ApiProblem CONFLICT with the changes
 */
export async function requireVersion(
  tx: Tx,
  { status, ...record }: JournaledRecord & { status: string },
  seenVersion: number | undefined,
): Promise<void> {
  if (seenVersion === undefined) return;
  const version = await versionOf(tx, record);
  if (version === seenVersion) return;
  const changes = await readHistory(tx, record, seenVersion);
  throwConflict(CHANGED_MESSAGE, { record: { status, version, changes } });
}
