import { lockFolder } from '../../../scripts/socket-lock.mjs';
import { ConfigError } from '../config.ts';

/**
 * The embedded database belongs to one process: claims its folder until the answered function is called.
 * @throws ConfigError when a living process holds the folder.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const release = await lockFolder(folder, 'database');
  if (release) return release;
  throw new ConfigError(
    `The database in ${folder} is in use by another Naungan process. Stop it, or set another DATA_DIR.`,
  );
}
