import type { Config } from './config.ts';
import { useDataKeys } from './core/data-keys.ts';
import { prepareDataDir } from './data-dir.ts';
import { type OpenDb, openDb } from './db/client.ts';

/** `config`: the settings, completed by the data folder. `openedDb` resolves when the database is open. */
export type OpenData = { config: Config; openedDb: Promise<OpenDb> };

/**
 * Prepares the data folder, and starts to open the database. The embedded database opens in its own thread, so that the
 * caller can do other work until `openedDb` resolves.
 * @throws ConfigError when the folder cannot be written; `openedDb` rejects when the database cannot be opened
 */
export async function openData(
  settings: Config,
  { memory = false }: { memory?: boolean | Blob } = {},
): Promise<OpenData> {
  const config = await prepareDataDir(settings);
  useDataKeys(config.DATA_KEYS);
  const openedDb = openDb(config, { memory });
  // Without this handler, a rejection before the caller awaits `openedDb` would end the process.
  openedDb.catch(() => undefined);
  return { config, openedDb };
}
