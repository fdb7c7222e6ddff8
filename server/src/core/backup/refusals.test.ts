import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { nextNumber } from '../../db/counter.ts';
import { addJournalEntry } from '../../db/journal.ts';
import { orders } from '../../db/schema.ts';
import { newDataKey } from '../data-keys.ts';
import { allKeys, openDisk } from '../disk.ts';
import { backupKeys } from './backup-keys.ts';
import { createBackup } from './create-backup.ts';
import { type DumpItem, dumpDatabase } from './dump-rows.ts';
import {
  contentOf,
  filesOf,
  KEY,
  makeBackup,
  NOW,
  openEmptyPlace,
  type Place,
  restoreInto,
  type Source,
  startSource,
} from './source.fixture.ts';

let source: Source;
let backup: string;
beforeAll(async () => {
  source = await startSource();
  backup = join(source.root, 'first.backup');
  await makeBackup(source, backup);
}, 120_000);
afterAll(() => source.close());

const messageOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'no error',
    (error: Error) => error.message,
  );

describe('a backup of a busy database', () => {
  it('contains the rows of one instant while transactions change them', async () => {
    const { db } = source.harness.deps;
    let isOver = false;
    const member = await source.harness.registerMember();
    const write = async () => {
      while (!isOver)
        await db.transaction(async (tx) => {
          await nextNumber(tx, 'backup-test');
          await addJournalEntry(tx, {
            subject: 'order',
            subjectId: member.id,
            from: null,
            to: 'pending',
            actor: 'test',
            at: NOW,
          });
        });
    };
    const writers = [write(), write(), write()];
    const path = join(source.root, 'busy.backup');
    await makeBackup(source, path);
    isOver = true;
    await Promise.all(writers);
    const place = await openEmptyPlace(source);
    await restoreInto(place, path);
    const content = await contentOf(dumpDatabase(place.opened.driver));
    const counter = content.get('public.counters')?.find((row) => row.startsWith('["backup-test"'));
    const entries = content.get('public.journal')?.filter((row) => row.includes(member.id)) ?? [];
    expect(JSON.parse(counter ?? '["", "0"]')[1]).toBe(String(entries.length));
    await place.remove();
  }, 120_000);
});

describe('a backup that cannot be made', () => {
  it('does not replace a file, and leaves no part of a file', async () => {
    const path = join(source.root, 'existing');
    await writeFile(path, 'important');
    expect(await messageOf(makeBackup(source, path))).toBe(`${path} exists. Choose another name.`);
    expect(await readFile(path, 'utf8')).toBe('important');
    async function* failingRows(): AsyncGenerator<DumpItem> {
      yield* [];
      throw new Error('connection lost');
    }
    const content = {
      disk: await openDisk(source.harness.deps.config),
      rows: failingRows(),
      secret: source.harness.deps.config.SECRET,
      now: NOW,
    };
    expect(await messageOf(createBackup(join(source.root, 'failed'), content, backupKeys(KEY)))).toBe(
      'connection lost',
    );
    expect((await readdir(source.root)).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it('requires a key', () => {
    expect(() => backupKeys(undefined)).toThrow(/^Setting BACKUP_KEY is needed: /);
    expect(() => loadConfig({ BACKUP_KEY: 'short' })).toThrow(/^Setting BACKUP_KEY is wrong: /);
  });
});

describe('a restore', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openEmptyPlace(source);
  });
  afterAll(() => place.remove());

  const damaged = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(source.root, name);
    await writeFile(path, change(await readFile(backup)));
    return messageOf(restoreInto(place, path));
  };
  const flip = (position: (length: number) => number) => (bytes: Buffer) => {
    const index = position(bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return bytes;
  };

  it.each([
    ['without its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['without its second half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['that ends after a block', (bytes: Buffer) => bytes.subarray(0, 28 + 65_552)],
    ['with a changed first block', flip(() => 100)],
    ['with a changed middle', flip((length) => Math.floor(length / 2))],
    ['with a changed last byte', flip((length) => length - 1)],
    ['with a further byte', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(1)])],
  ])('rejects a file %s', async (name, change) => {
    expect(await damaged(name, change)).toMatch(/^\S.+ is changed or incomplete\. Use another backup\.$/);
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['another file', () => randomBytes(100_000)],
    ['a short text', () => Buffer.from('not a backup')],
  ])('rejects %s', async (name, change) => {
    expect(await damaged(name, change)).toBe('The file is no backup of Naungan.');
  });

  it('rejects a missing file, and a file of another key', async () => {
    const missing = join(source.root, 'missing');
    expect(await messageOf(restoreInto(place, missing))).toBe(`${missing} does not exist.`);
    const path = join(source.root, 'other-key');
    await makeBackup(source, path, backupKeys(newDataKey()));
    expect(await messageOf(restoreInto(place, path))).toMatch(
      /^The backup is encrypted with the key [0-9a-f]{8}; BACKUP_KEY is the key [0-9a-f]{8}\. .+$/,
    );
  });

  it('rejects a backup whose data key is not configured', async () => {
    const { db } = source.harness.deps;
    await db.execute(sql`insert into data_keys values ('0badc0de')`);
    const path = join(source.root, 'other-data-key');
    await makeBackup(source, path);
    await db.execute(sql`delete from data_keys where id = '0badc0de'`);
    expect(await messageOf(restoreInto(place, path))).toMatch(
      /^The data of the backup is encrypted with the key 0badc0de, which DATA_KEYS lacks\. .+$/,
    );
  });

  it('has changed nothing after these failures, so the place is still empty', async () => {
    expect(await filesOf(place.config)).toEqual(new Map());
    expect((await restoreInto(place, backup)).files).toBeGreaterThan(0);
    const rows = await place.opened.db.select().from(orders);
    expect(rows).toHaveLength(1);
  });

  it('rejects a file store and a database with content', async () => {
    expect(await messageOf(restoreInto(place, backup))).toMatch(/^The file store is not empty \(.+\)\. .+$/);
    const disk = await openDisk(place.config);
    for await (const key of allKeys(disk)) await disk.delete(key);
    expect(await messageOf(restoreInto(place, backup))).toMatch(/^The database is not empty \(.+\)\. .+$/);
  });

  it('rejects a backup of another release', async () => {
    await source.harness.deps.db.execute(sql`create table later (id int)`);
    const path = join(source.root, 'later');
    await makeBackup(source, path);
    await source.harness.deps.db.execute(sql`drop table later`);
    const otherPlace = await openEmptyPlace(source);
    expect(await messageOf(restoreInto(otherPlace, path))).toMatch(
      /^Another release made the backup \(.+\)\. .+$/,
    );
    await otherPlace.remove();
  });
});
