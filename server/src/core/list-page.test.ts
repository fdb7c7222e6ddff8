import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orders } from '../db/schema.ts';
import { cursorOf, pageOf, readCursor, recordPage } from './list-page.ts';

const position = z.tuple([z.string(), z.enum(['a', 'b'])]);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ID = '11111111-1111-4111-8111-111111111111';
const TIME = '2026-11-21T03:00:00.000001Z';

describe('a cursor', () => {
  it('returns the position from which it was made', () => {
    expect(readCursor('list', cursorOf('list', ['1', 'a']), position)).toEqual(['1', 'a']);
    expect(readCursor('list', undefined, position)).toBeNull();
  });

  it.each([
    ['another list', cursorOf('other', ['1', 'a'])],
    ['a value outside the schema', cursorOf('list', ['1', 'c'])],
    ['too few values', cursorOf('list', ['1'])],
    ['too many values', cursorOf('list', ['1', 'a', '2'])],
    ['an object', encode({ list: 'list' })],
    ['a text', encode('list')],
    ['text that is not JSON', 'abc'],
    ['an empty text', ''],
  ])('rejects a cursor of %s as INVALID', (_case, cursor) => {
    expect(() => readCursor('list', cursor, position)).toThrow(
      expect.objectContaining({
        code: 'INVALID',
        errors: [{ path: 'after', message: 'Penanda halaman tidak valid' }],
      }),
    );
  });
});

describe('a page', () => {
  it('has a cursor only if there is one more row than the page', () => {
    const cursor = (row: number) => `after ${row}`;
    expect(pageOf([1, 2], 2, cursor)).toEqual({ rows: [1, 2], next: null });
    expect(pageOf([1, 2, 3], 2, cursor)).toEqual({ rows: [1, 2], next: 'after 2' });
    expect(pageOf([], 2, cursor)).toEqual({ rows: [], next: null });
  });
});

describe('a page of records', () => {
  const row = (id: string, time: string) => ({ id, time });
  const newestFirst = { limit: 2, sort: 'newest' as const };

  it('merges the rows of several queries by time, then by id, and contains a row once', () => {
    const branches = [
      [row('c', '3'), row('a', '1')],
      [row('c', '3'), row('b', '1')],
    ];
    expect(recordPage('list', newestFirst).merge(branches).rows).toEqual([row('c', '3'), row('b', '1')]);
    const oldestFirst = { limit: 2, sort: 'oldest' as const };
    expect(recordPage('list', oldestFirst).merge(branches).rows).toEqual([row('a', '1'), row('b', '1')]);
  });

  it.each([
    ['the other sort order', cursorOf('list.oldest', [TIME, ID])],
    ['a day that does not exist', cursorOf('list.newest', ['2026-13-41T03:00:00.000001Z', ID])],
    ['a time without microseconds', cursorOf('list.newest', ['2026-11-21T03:00:00Z', ID])],
    ['an id that is not a UUID', cursorOf('list.newest', [TIME, '1; drop table'])],
  ])('rejects a cursor of %s', (_case, after) => {
    expect(() => recordPage('list', { ...newestFirst, after })).toThrow(
      expect.objectContaining({ code: 'INVALID' }),
    );
  });

  it('accepts the cursor of its last row', () => {
    const after = cursorOf('list.newest', [TIME, ID]);
    const page = recordPage('list', { ...newestFirst, after });
    expect(page.condition({ at: orders.createdAt, id: orders.id })).toBeDefined();
  });
});
