import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { type Harness, startApp } from '../../../test/harness.ts';
import {
  createEmptyDatabase,
  createServerDatabase,
  type ServerDatabase,
} from '../../../test/test-database.ts';
import { type Config, loadConfig } from '../../config.ts';
import { prepareDataDir } from '../../data-dir.ts';
import { type OpenDb, openDb } from '../../db/client.ts';
import { rateLimits } from '../../db/schema.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { newDataKey } from '../data-keys.ts';
import { allKeys, openDisk } from '../disk.ts';
import { backupKeys } from './backup-keys.ts';
import { createBackup } from './create-backup.ts';
import { type DumpItem, dumpDatabase } from './dump-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { dumpOfRunningServer } from './socket.ts';

/** The key of the backups. */
export const KEY = newDataKey();
/** The time of each backup. */
export const NOW = new Date('2026-11-21T03:00:00.000Z');

/** A server with an order, its files and its jobs; on PGlite its database is read through the server's socket. */
export type Source = {
  /** A folder for backups, which `close` removes. */
  root: string;
  harness: Harness;
  database: ServerDatabase;
  close(): Promise<void>;
};

/** Yields the rows as the command does: it connects when the first row is needed. Adds each item to `items`. */
async function* rowsOfServer({ database, harness }: Source, items: DumpItem[]): AsyncGenerator<DumpItem> {
  const rows = database.url
    ? dumpDatabase({ kind: 'postgres', url: database.url })
    : await dumpOfRunningServer(harness.deps.config);
  if (!rows) throw new Error('The server has no socket');
  for await (const item of rows) {
    items.push(item);
    yield item;
  }
}

/** Backs up the server; returns the numbers and the rows. */
export async function makeBackup(source: Source, path: string, keys = backupKeys(KEY)) {
  const items: DumpItem[] = [];
  const { config } = source.harness.deps;
  const disk = await openDisk(config);
  const content = { disk, rows: rowsOfServer(source, items), secret: config.SECRET, now: NOW };
  return { summary: await createBackup(path, content, keys), items };
}

/** Starts the server. */
export async function startSource(): Promise<Source> {
  const root = await mkdtemp(join(tmpdir(), 'naungan-backup-'));
  const folder = join(root, 'source');
  const database = await createServerDatabase(folder);
  const harness = await startApp({}, { existingData: { folder, url: database.url } });
  await placeOrder(harness, await harness.registerMember({ complete: true }));
  const { db } = harness.deps;
  // Values that a conversion to JSON would change: the JSON null, a microsecond, a large number, a quotation mark.
  await db.execute(sql`insert into contents values ('null', 'null'::jsonb)`);
  await db.insert(rateLimits).values({ key: 'quote " \\ \n é', points: 1, expire: NOW });
  await db.execute(sql`update rate_limits set expire = '2026-11-21 10:00:00.123456+07'`);
  await db.execute(sql`insert into data_versions values ('largest', 9223372036854775807)`);
  return {
    root,
    harness,
    database,
    async close() {
      await harness.close();
      await database.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type Place = { config: Config; opened: OpenDb; remove(): Promise<void> };
/** Opens an empty database and an empty file store, with the keys of the source. */
export async function openEmptyPlace({ root, harness }: Source): Promise<Place> {
  const { config } = harness.deps;
  const { url, drop } = await createEmptyDatabase();
  const placeConfig = await prepareDataDir(
    loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: await mkdtemp(join(root, 'place-')),
      DATABASE_URL: url,
      SECRET: config.SECRET,
      DATA_KEYS: config.DATA_KEYS.join(','),
    }),
  );
  const opened = await openDb(placeConfig);
  return {
    config: placeConfig,
    opened,
    async remove() {
      await opened.close();
      await drop();
    },
  };
}

/** Restores the backup into the place. */
export const restoreInto = async (place: Place, path: string) =>
  restoreBackup(
    path,
    { disk: await openDisk(place.config), database: place.opened, secret: place.config.SECRET },
    backupKeys(KEY),
  );

/** Returns the sorted rows of each table, as texts. */
export async function contentOf(items: AsyncIterable<DumpItem> | DumpItem[]): Promise<Map<string, string[]>> {
  const content = new Map<string, string[]>();
  for await (const item of items) {
    if ('database' in item) continue;
    const rows = (JSON.parse(item.rows) as string[][]).map((row) => JSON.stringify(row));
    content.set(item.table, [...(content.get(item.table) ?? []), ...rows].toSorted());
  }
  return content;
}

/** Returns the stored bytes of each file. */
export async function filesOf(place: Config): Promise<Map<string, string>> {
  const disk = await openDisk(place);
  const files = new Map<string, string>();
  for await (const key of allKeys(disk))
    files.set(key, (await buffer(await disk.getStream(key))).toString('base64'));
  return files;
}
