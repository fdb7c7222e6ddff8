import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from './dump-rows.ts';
import {
  contentOf,
  filesOf,
  KEY,
  makeBackup,
  NOW,
  openEmptyPlace,
  restoreInto,
  type Source,
  startSource,
} from './source.fixture.ts';

let source: Source;
let backup: string;
beforeAll(async () => {
  source = await startSource();
  backup = join(source.root, 'first.backup');
}, 120_000);
afterAll(() => source.close());

describe('a backup', () => {
  it('a restore creates the same rows and files in an empty place', async () => {
    const { summary, items } = await makeBackup(source, backup);
    const place = await openEmptyPlace(source);
    const restored = await restoreInto(place, backup);
    const expectedRows = await contentOf(items);
    const expectedFiles = await filesOf(source.harness.deps.config);
    expect(await contentOf(dumpDatabase(place.opened.driver))).toEqual(expectedRows);
    expect(await filesOf(place.config)).toEqual(expectedFiles);
    expect(expectedRows.get('public.orders')).toHaveLength(1);
    expect(expectedRows.get('pgboss.queue')?.length).toBeGreaterThan(5);
    expect(expectedFiles.size).toBeGreaterThan(0);
    const rowCount = [...expectedRows.values()].reduce((sum, rows) => sum + rows.length, 0);
    expect(summary).toMatchObject({ rows: rowCount, files: expectedFiles.size });
    expect(restored).toMatchObject({
      createdAt: NOW.toISOString(),
      rows: rowCount,
      files: expectedFiles.size,
      hasSameSecret: true,
    });
    // Foreign keys and triggers exist again.
    const { db } = place.opened;
    const journalChange = db.execute(sql`update journal set reason = 'changed'`);
    await expect(journalChange).rejects.toMatchObject({ cause: { message: /append-only/ } });
    await expect(db.execute(sql`update orders set user_id = gen_random_uuid()`)).rejects.toMatchObject({
      cause: { code: '23503' },
    });
    await place.remove();
  }, 120_000);

  it('contains no key, no name and no row as readable text, and only its owner may read it', async () => {
    const content = (await readFile(backup)).toString('latin1');
    for (const text of [
      source.harness.deps.config.SECRET,
      KEY,
      ...source.harness.deps.config.DATA_KEYS,
      'SITI',
      'public.orders',
    ])
      expect(content).not.toContain(text);
    const { mode } = await stat(backup);
    expect(mode & 0o077).toBe(0);
  });
});
