/** `npm run backup -- FILE`: writes an encrypted backup of database and files (docs/running-in-production.md, "Backups"). */
import type { Config } from '../../server/src/config.ts';
import { backupKeys } from '../../server/src/core/backup/backup-keys.ts';
import { createBackup } from '../../server/src/core/backup/create-backup.ts';
import { type DumpItem, dumpDatabase } from '../../server/src/core/backup/dump-rows.ts';
import { dumpOfRunningServer } from '../../server/src/core/backup/socket.ts';
import { openDisk } from '../../server/src/core/disk.ts';
import { prepareDataDir } from '../../server/src/data-dir.ts';
import { openDb } from '../../server/src/db/client.ts';
import { runCommand } from './run.ts';

const count = new Intl.NumberFormat('en-GB');

/** Yields the rows of PostgreSQL, of a running server's embedded database, or of a stopped server's. */
async function* rowsOf(config: Config): AsyncGenerator<DumpItem> {
  const running = config.DATABASE_URL ? null : await dumpOfRunningServer(config);
  if (running) {
    yield* running;
    return;
  }
  const database = await openDb(config);
  try {
    yield* dumpDatabase(database.driver);
  } finally {
    await database.close();
  }
}

await runCommand('npm run backup -- FILE', async (path, settings) => {
  const keys = backupKeys(settings.BACKUP_KEY);
  const config = await prepareDataDir(settings);
  const source = {
    disk: await openDisk(config),
    rows: rowsOf(config),
    secret: config.SECRET,
    now: new Date(),
  };
  const { tables, rows, files, bytes } = await createBackup(path, source, keys);
  const megabytes = count.format(Math.ceil(bytes / 1_000_000));
  return `Backup written to ${path} and verified: ${count.format(rows)} rows of ${tables} tables, ${count.format(files)} files, ${megabytes} MB.`;
});
