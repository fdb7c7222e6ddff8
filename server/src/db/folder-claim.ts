import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** The claim lies in the folder itself: whatever path, link or container leads there, it is the same one. */
const CLAIM = '.claim';
/** Stands in the folder while the database in it is made. */
const UNFINISHED = '.unfinished';
const SQLITE_BUSY = 5;

export type FolderClaim = {
  /** The database in the folder can be opened from now on. */
  finished(): void;
  release(): Promise<void>;
};

/** SQLite's lock on a file is the system's: it ends with its process, also by SIGKILL, and needs no clearing away. */
function lock(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = off; pragma busy_timeout = 0; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** A database that was cut off while it was made has never held anything, and cannot be opened. */
function clearUnfinished(folder: string): void {
  const contents = readdirSync(folder).filter((name) => !name.startsWith(CLAIM));
  if (contents.length > 0 && !existsSync(join(folder, UNFINISHED))) return;
  for (const name of contents) if (name !== UNFINISHED) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, UNFINISHED), '');
}

/**
 * The embedded database belongs to one process: claims its folder, which is made where it is missing, until it is
 * released.
 * @throws ConfigError when another process, or this one, holds the folder.
 */
export async function claimFolder(folder: string): Promise<FolderClaim> {
  mkdirSync(folder, { recursive: true });
  const file = lock(join(folder, CLAIM));
  if (!file) {
    throw new ConfigError(
      `The database in ${folder} is in use by another Naungan process. Stop it, or set another DATA_DIR.`,
    );
  }
  clearUnfinished(folder);
  return {
    finished: () => rmSync(join(folder, UNFINISHED), { force: true }),
    release: async () => file.close(),
  };
}
