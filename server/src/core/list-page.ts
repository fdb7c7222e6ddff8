import type { ListPage } from '@naungan/api/list-page';
import type { IsoDate } from '@naungan/domain/dates';
import { and, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { throwProblem } from '../api-problem.ts';

/**
 * Pages of a list. A cursor is the position of the last row of a page, not a number of rows, so that new rows between two
 * requests neither repeat nor hide a row, and the last page is as fast as the first.
 */

const INVALID_CURSOR_TEXT = 'Penanda halaman tidak valid';

/** Returns the opaque cursor of a position: the values of the columns by which the list is sorted. */
export const cursorOf = (list: string, position: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...position])).toString('base64url');

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/**
 * Returns the position of a cursor; null without a cursor. `name`: the parameter of the request.
 * @throws ApiProblem INVALID for a malformed cursor, or a cursor of another list
 */
export function readCursor<Position>(
  list: string,
  cursor: string | undefined,
  schema: z.ZodType<Position>,
  name = 'after',
): Position | null {
  if (cursor === undefined) return null;
  const values = z.tuple([z.literal(list)], z.unknown()).safeParse(parseCursor(cursor));
  const position = schema.safeParse(values.data?.slice(1));
  return position.success
    ? position.data
    : throwProblem('INVALID', INVALID_CURSOR_TEXT, [{ path: name, message: INVALID_CURSOR_TEXT }]);
}

/** Returns the first `limit` of `limit + 1` rows: one more row shows whether there is a next page. */
export function pageOf<Row>(rows: Row[], limit: number, cursorOfRow: (row: Row) => string): ListPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursorOfRow(last) : null };
}

/** A time in UTC with microseconds, the precision of the database: a cursor in milliseconds would skip rows. */
export const exactInstant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
export const exactTime = (time: PgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Returns the condition for a time from the first to the last day, in Jakarta. */
export function withinDays(time: PgColumn, from?: IsoDate, to?: IsoDate): SQL | undefined {
  const startOf = (day: IsoDate, days = 0) =>
    new Date(Date.parse(`${day}T00:00:00+07:00`) + days * 86_400_000);
  return and(
    from === undefined ? undefined : gte(time, startOf(from)),
    to === undefined ? undefined : lt(time, startOf(to, 1)),
  );
}

/** The query of a list of records that is sorted by time and id. */
export type RecordPageQuery = {
  after?: string | undefined;
  limit: number;
  sort: 'newest' | 'oldest';
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
};
type RecordColumns = { at: PgColumn; id: PgColumn };
type WaitSortedQuery = Omit<RecordPageQuery, 'sort'> & { sort: RecordPageQuery['sort'] | 'waiting' };
/** A row with the position by which its list is sorted. */
export type RecordPosition = { id: string; time: string };
const MAX_ID_LENGTH = 64;

/**
 * Returns the parts of the queries for a page of records. Several queries can contribute to one page: `merge` joins their
 * rows. `idSchema` restricts the ids of the list, because a cursor may contain any text.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export function recordPage(list: string, query: RecordPageQuery, idSchema: z.ZodType<string> = z.guid()) {
  const cursorName = `${list}.${query.sort}`;
  const position = readCursor(
    cursorName,
    query.after,
    z.tuple([exactInstant, idSchema.refine((id) => id.length <= MAX_ID_LENGTH)]),
  );
  const isNewestFirst = query.sort === 'newest';
  const direction = isNewestFirst ? desc : asc;
  const comparePositions = (a: RecordPosition, b: RecordPosition) => {
    const isBefore = a.time === b.time ? a.id < b.id : a.time < b.time;
    return isBefore === isNewestFirst ? 1 : -1;
  };
  /** Returns the page of the sorted rows of several queries; a row that several queries return is in it once. */
  function mergeBranches<Row extends RecordPosition>(branches: readonly Row[][]): ListPage<Row> {
    const rows = new Map(branches.flat().map((row) => [row.id, row]));
    const sortedRows =
      branches.length === 1 ? [...rows.values()] : [...rows.values()].toSorted(comparePositions);
    return pageOf(sortedRows, query.limit, ({ time, id }) => cursorOf(cursorName, [time, id]));
  }
  return {
    /** One row more than the page. */
    limit: query.limit + 1,
    selectPosition: ({ at, id }: RecordColumns) => ({ id: sql<string>`${id}`, time: exactTime(at) }),
    condition({ at, id }: RecordColumns): SQL | undefined {
      const [time, lastId] = position ?? [];
      const operator = sql.raw(isNewestFirst ? '<' : '>');
      const isAfterCursor =
        time === undefined
          ? undefined
          : sql`(${at}, ${id}) ${operator} (${time}::timestamptz, ${lastId}::${sql.raw(id.getSQLType())})`;
      return and(withinDays(at, query.from, query.to), isAfterCursor);
    },
    orderBy: ({ at, id }: RecordColumns): SQL[] => [direction(at), direction(id)],
    /**
     * Returns the page of the rows that fulfil at least one of the conditions. `query` reads the rows of one condition, sorted and
     * at most `limit`; the queries run one after the other, so that a request uses one connection.
     */
    async read<Row extends RecordPosition>(
      conditions: readonly (SQL | undefined)[],
      query: (condition: SQL | undefined) => PromiseLike<Row[]>,
    ): Promise<ListPage<Row>> {
      const branches: Row[][] = [];
      for (const condition of conditions) branches.push(await query(condition));
      return mergeBranches(branches);
    },
    merge: mergeBranches,
  };
}

/**
 * Returns the parts of the queries for a list that can be sorted by wait, the columns by which it is sorted, and the condition for the
 * days, which are always the days of the creation.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export function recordPageByWait(
  list: string,
  { sort, from, to, ...query }: WaitSortedQuery,
  { created, moved, id }: { created: PgColumn; moved: PgColumn; id: PgColumn },
) {
  if (sort !== 'waiting')
    return {
      columns: { at: created, id },
      page: recordPage(list, { ...query, sort, from, to }),
      days: undefined,
    };
  const page = recordPage(`${list}.waiting`, { ...query, sort: 'oldest' });
  return { columns: { at: moved, id }, page, days: withinDays(created, from, to) };
}
