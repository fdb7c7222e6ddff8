import { expect, it } from 'vitest';
import { isDatabaseDown, isStorageFull } from './outage.ts';

/** As drizzle passes on what the database said. */
const failedQuery = (code: string, message: string) =>
  new Error('Failed query: insert into "orders"', { cause: Object.assign(new Error(message), { code }) });
const ofDisk = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each([
  ['the disk', ofDisk('ENOSPC'), true],
  ['the quota of this account', ofDisk('EDQUOT'), true],
  ['the largest file', ofDisk('EFBIG'), true],
  ["the database's disk", failedQuery('53100', 'could not extend file "base/1/2"'), true],
  [
    "the database's quota",
    failedQuery('XX000', 'could not extend file "base/1/2": Disk quota exceeded'),
    true,
  ],
  [
    "the embedded database's quota",
    failedQuery('XX000', 'could not write to file "pg_wal/1": Quota exceeded'),
    true,
  ],
  ['a disk that is broken', ofDisk('EIO'), false],
  ['a value that says so', failedQuery('23514', 'the note says: Disk quota exceeded'), false],
])('%s is full', (_name, error, full) => {
  expect([isStorageFull(error), isDatabaseDown(error)]).toEqual([full, false]);
});
