import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/**
 * The lock file is inside the folder: every path, link or container that leads to the folder finds the same lock.
 */
const LOCK_FILE = '.claim';
/** File that exists in the folder while its database is being created. */
const UNFINISHED_FILE = '.unfinished';
const SQLITE_BUSY = 5;

export type FolderLock = {
  /** Marks the database in the folder as complete. Call this function when the database can be opened. */
  markComplete(): void;
  release(): Promise<void>;
};

/**
 * Opens a file with SQLite's exclusive lock, or returns null when another process holds it. The operating system
 * releases the lock when the process ends, also by SIGKILL.
 */
function openExclusively(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = off; pragma busy_timeout = 0; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** Deletes a database whose creation was interrupted: such a database never held data, and cannot be opened. */
function clearUnfinished(folder: string): void {
  const contents = readdirSync(folder).filter((name) => !name.startsWith(LOCK_FILE));
  if (contents.length > 0 && !existsSync(join(folder, UNFINISHED_FILE))) return;
  for (const name of contents) if (name !== UNFINISHED_FILE) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, UNFINISHED_FILE), '');
}

/**
 * Locks the folder of an embedded database for this process, and creates the folder if it is missing.
 * @throws ConfigError when this or another process holds the lock
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const file = openExclusively(join(folder, LOCK_FILE));
  if (!file) {
    throw new ConfigError(
      `The database in ${folder} is in use by another Naungan process. Stop it, or set another DATA_DIR.`,
    );
  }
  clearUnfinished(folder);
  return {
    markComplete: () => rmSync(join(folder, UNFINISHED_FILE), { force: true }),
    release: async () => file.close(),
  };
}
