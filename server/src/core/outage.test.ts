import { expect, it } from 'vitest';
import { isDatabaseDown, isStorageFull } from './outage.ts';

/** Returns an error as drizzle wraps it. */
const failedQuery = (code: string, message: string) =>
  new Error('Failed query: insert into "orders"', { cause: Object.assign(new Error(message), { code }) });
const diskError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each([
  ['a full disk', diskError('ENOSPC'), true],
  ['an exceeded account quota', diskError('EDQUOT'), true],
  ['an exceeded file size limit', diskError('EFBIG'), true],
  ["the database's full disk", failedQuery('53100', 'could not extend file "base/1/2"'), true],
  [
    "the database's exceeded quota",
    failedQuery('XX000', 'could not extend file "base/1/2": Disk quota exceeded'),
    true,
  ],
  [
    "the embedded database's exceeded quota",
    failedQuery('XX000', 'could not write to file "pg_wal/1": Quota exceeded'),
    true,
  ],
  ['a broken disk', diskError('EIO'), false],
  [
    'a rejected value whose text mentions the quota',
    failedQuery('23514', 'the note says: Disk quota exceeded'),
    false,
  ],
])('classifies an error of %s as full storage or not', (_name, error, isFull) => {
  expect([isStorageFull(error), isDatabaseDown(error)]).toEqual([isFull, false]);
});
