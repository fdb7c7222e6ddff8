import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { DriverConnection, OpenDb } from '../../db/client.ts';
import { isKnownKeyId } from '../data-keys.ts';
import { allKeys } from '../disk.ts';
import { queueConnection } from '../jobs.ts';
import type { FileKeys } from '../sealed-files.ts';
import { BackupError } from './backup-error.ts';
import { readBackup } from './backup-file.ts';
import { secretHashOf } from './create-backup.ts';
import { loadRows, type RowBatch } from './load-rows.ts';
import type { BackupRecord } from './records.ts';
import { type DatabaseTables, describeDatabase, listTables, type Queries } from './tables.ts';

export type RestoreTarget = { disk: Disk; database: OpenDb; secret: string };
export type RestoreSummary = {
  createdAt: string;
  files: number;
  rows: number;
  /** Whether SECRET is the one of the backup. With another, mailed links and known devices do not work. */
  hasSameSecret: boolean;
};

async function connect(driver: DriverConnection) {
  if (driver.kind === 'pglite') {
    const client = await driver.database.connect();
    return { db: client as Queries, end: async () => client.release() };
  }
  const client = new pg.Client({ connectionString: driver.url });
  await client.connect();
  return { db: client as Queries, end: () => client.end() };
}

type BackupContent = { createdAt: string; files: number; rows: number } & {
  database: DatabaseTables;
  secretHash: string;
};

/** Reads the whole backup, so that a damaged one changes nothing. */
async function checkBackup(path: string, keys: FileKeys): Promise<BackupContent> {
  const content: Partial<BackupContent> = {};
  for await (const { header } of readBackup(path, keys)) {
    if (header.kind === 'start') content.createdAt = header.createdAt;
    if (header.kind === 'tables') Object.assign(content, header);
    if (header.kind === 'finish') Object.assign(content, header);
  }
  const { createdAt, files, rows, database, secretHash } = content;
  if (!(createdAt && database && secretHash) || files === undefined || rows === undefined)
    throw new BackupError('The file is no backup of Naungan.');
  const missingKeys = database.dataKeyIds.filter((id) => !isKnownKeyId(id));
  if (missingKeys.length > 0)
    throw new BackupError(
      `The data of the backup is encrypted with the key ${missingKeys.join(', ')}, which DATA_KEYS lacks. Set the DATA_KEYS of the server that was backed up.`,
    );
  return { createdAt, files, rows, database, secretHash };
}

async function requireEmpty({ disk, database }: RestoreTarget): Promise<void> {
  for await (const key of allKeys(disk))
    throw new BackupError(`The file store is not empty (${key}). Restore into an empty one.`);
  const { db, end } = await connect(database.driver);
  const tables = await listTables(db).finally(end);
  if (tables.length > 0)
    throw new BackupError(`The database is not empty (${tables[0]?.name}). Restore into an empty database.`);
}

/** Creates the tables of this release, as a start of the server would. @throws BackupError for a backup of another release */
async function createTables(database: OpenDb, backup: DatabaseTables): Promise<void> {
  await database.prepare(async () => {});
  const boss = new PgBoss({ ...queueConnection(database.driver), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  const { db, end } = await connect(database.driver);
  const here = await describeDatabase(db).finally(end);
  const isSame = (['tables', 'migrations'] as const).every(
    (part) => JSON.stringify(here[part]) === JSON.stringify(backup[part]),
  );
  if (!isSame)
    throw new BackupError(
      `Another release made the backup (${backup.migrations.length} migrations; this release has ${here.migrations.length}). Restore it with that release into an empty place, then start this one.`,
    );
}

/** Stores the files among the records, and yields the batches of rows. */
async function* storeFiles(records: AsyncGenerator<BackupRecord>, disk: Disk): AsyncGenerator<RowBatch> {
  async function* chunks() {
    for (;;) {
      const { done, value } = await records.next();
      if (done || value.header.kind === 'file-end') return;
      yield value.body;
    }
  }
  for (;;) {
    const { done, value } = await records.next();
    if (done) return;
    const { header, body } = value;
    if (header.kind === 'file')
      await disk.putStream(header.key, Readable.from(chunks(), { objectMode: false }), {
        ...(header.contentType === undefined ? {} : { contentType: header.contentType }),
      });
    if (header.kind === 'rows')
      yield { table: header.table, rows: (await promisify(gunzip)(body)).toString() };
  }
}

/**
 * Restores a backup into an empty database and an empty file store. The rows are visible only after all files are stored. If
 * the restore fails, the place is not empty any more: it must be emptied before the next attempt.
 * @throws BackupError for a place that is not empty, a damaged file, a missing key, or a backup of another release
 */
export async function restoreBackup(
  path: string,
  target: RestoreTarget,
  keys: FileKeys,
): Promise<RestoreSummary> {
  const { createdAt, files, rows, database: backup, secretHash } = await checkBackup(path, keys);
  await requireEmpty(target);
  await createTables(target.database, backup);
  const { db, end } = await connect(target.database.driver);
  await loadRows(db, backup, storeFiles(readBackup(path, keys), target.disk)).finally(end);
  return { createdAt, files, rows, hasSameSecret: secretHash === secretHashOf(target.secret) };
}
