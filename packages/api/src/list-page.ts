import { isIsoDate } from '@naungan/domain/dates';
import { z } from 'zod';

/** Default and maximum number of rows on a page of a desk list. */
export const LIST_PAGE_SIZE = { default: 50, max: 100 } as const;

export const day = z.string().refine(isIsoDate, 'Tanggal tidak valid');
const MAX_SEARCH_LENGTH = 100;

/** The query of a list of which a reply has one page. */
export const pageQuery = {
  /** `next` of the previous page. It is valid only for the same list with the same order. */
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE.max).default(LIST_PAGE_SIZE.default),
};

/** The orders of a list with records that wait for the desk. `waiting`: the record that is in its state for the longest time first. */
export const RECORD_SORTS = ['newest', 'oldest', 'waiting'] as const;

/** The query of a list of records that is sorted by their time of creation. */
export const recordPageQuery = {
  ...pageQuery,
  sort: z.enum(['newest', 'oldest']).default('newest'),
  /** First and last day of creation, in Jakarta. */
  from: day.optional(),
  to: day.optional(),
};

/** A typed search text; a list finds records that match all words of it. */
export const searchText = z.string().trim().max(MAX_SEARCH_LENGTH).optional();

/** `next` is the `after` of the next page; null on the last page. */
export const nextPage = { next: z.string().nullable() };
/** A page of a list. */
export const listPage = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), ...nextPage });

/** The reply of a paged list with rows of this type. */
export type ListPage<Row> = { rows: Row[]; next: string | null };
