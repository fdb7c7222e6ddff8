import { expect, it } from 'vitest';
import { isDatabaseDown, isStorageFull } from './outage.ts';

/** Returns an error as drizzle wraps it. */
const failedQuery = (code: string, message: string) =>
  new Error('Failed query: insert into "orders"', { cause: Object.assign(new Error(message), { code }) });
const diskError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each([
  ['a full disk', diskError('ENOSPC')],
  ['an exceeded account quota', diskError('EDQUOT')],
  ['an exceeded file size limit', diskError('EFBIG')],
  ["the database's full disk", failedQuery('53100', 'could not extend file "base/1/2"')],
  [
    "the database's exceeded quota",
    failedQuery('XX000', 'could not extend file "base/1/2": Disk quota exceeded'),
  ],
  [
    "the embedded database's exceeded quota",
    failedQuery('XX000', 'could not write to file "pg_wal/1": Quota exceeded'),
  ],
])('classifies %s as full storage, not as an unreachable database', (_name, error) => {
  expect([isStorageFull(error), isDatabaseDown(error)]).toEqual([true, false]);
});

it.each([
  ['a broken disk', diskError('EIO')],
  [
    'a rejected value whose text mentions the quota',
    failedQuery('23514', 'the note says: Disk quota exceeded'),
  ],
])('classifies %s neither as full storage nor as an unreachable database', (_name, error) => {
  expect([isStorageFull(error), isDatabaseDown(error)]).toEqual([false, false]);
});

it.each(['Cannot use a pool after calling end on the pool', 'The thread of the embedded database has ended'])(
  'classifies the error "%s" of a closed database as an unreachable database',
  (message) => expect(isDatabaseDown(new Error('Failed query', { cause: new Error(message) }))).toBe(true),
);
