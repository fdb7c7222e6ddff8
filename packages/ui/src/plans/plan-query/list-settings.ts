export type SortField = 'createdAt' | 'premium' | 'productName';

export type ListSort = { sortField: SortField; sortOrder: 'asc' | 'desc' };

/** An additional filter of a line. Its default option is not written to the URL. */
export type ListFilter = {
  /** Name in the URL and in the API. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** The default sort order of a line's list, and its additional filters. */
export type ListSettings = { sort: ListSort; filters: readonly ListFilter[] };

/** The settings of a list that shows the newest products first [2 §9] and has no additional filters. */
export const PLAIN_LIST: ListSettings = { sort: { sortField: 'createdAt', sortOrder: 'desc' }, filters: [] };
