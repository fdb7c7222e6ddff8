/** `npm run restore -- FILE`: restores a backup into an empty database and an empty file store. */
import { backupKeys } from '../../server/src/core/backup/backup-keys.ts';
import { restoreBackup } from '../../server/src/core/backup/restore-backup.ts';
import { useDataKeys } from '../../server/src/core/data-keys.ts';
import { openDisk } from '../../server/src/core/disk.ts';
import { prepareDataDir } from '../../server/src/data-dir.ts';
import { openDb } from '../../server/src/db/client.ts';
import { runCommand } from './run.ts';

await runCommand('npm run restore -- FILE', async (path, settings) => {
  const keys = backupKeys(settings.BACKUP_KEY);
  const config = await prepareDataDir(settings);
  useDataKeys(config.DATA_KEYS);
  const database = await openDb(config);
  const disk = await openDisk(config);
  const { createdAt, files, rows, hasSameSecret } = await restoreBackup(
    path,
    { disk, database, secret: config.SECRET },
    keys,
  ).finally(() => database.close());
  const note = hasSameSecret
    ? ''
    : ' SECRET is not the one of the backup: links of earlier mails and known devices do not work.';
  return `Restored the backup of ${createdAt}: ${rows} rows, ${files} files.${note}`;
});
