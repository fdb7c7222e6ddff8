import { createHash, hkdfSync } from 'node:crypto';
import { parseDataKey } from '../data-keys.ts';
import type { FileKeys } from '../sealed-files.ts';
import { BackupError } from './backup-error.ts';

const KEY_BYTES = 32;
const ID_LENGTH = 8;

/**
 * Returns the keys of the file of a backup, derived from `BACKUP_KEY`.
 * @throws BackupError without a key; `keyOf` throws it for a file that another key has encrypted
 */
export function backupKeys(setting: string | undefined): FileKeys {
  const bytes = setting === undefined ? null : parseDataKey(setting);
  if (!bytes)
    throw new BackupError('Setting BACKUP_KEY is needed: 32 random bytes, from openssl rand -base64 32.');
  const id = createHash('sha256')
    .update('naungan backup key')
    .update(bytes)
    .digest('hex')
    .slice(0, ID_LENGTH);
  return {
    activeId: () => id,
    keyOf(fileId, salt) {
      if (fileId !== id)
        throw new BackupError(
          `The backup is encrypted with the key ${fileId}; BACKUP_KEY is the key ${id}. Set the key with which the backup was made.`,
        );
      return Buffer.from(hkdfSync('sha256', bytes, salt, 'backup', KEY_BYTES));
    },
  };
}
