export type SortField = 'createdAt' | 'premium' | 'productName';

export type ListSort = { sortField: SortField; sortOrder: 'asc' | 'desc' };

/** A choice that only some line narrows its list by; the first option narrows nothing. */
export type ListFilter = {
  /** In the address and in the call. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** What is a line's own about its list: the order that it begins with, and its filters. */
export type ListRules = { sort: ListSort; filters: readonly ListFilter[] };

/** Newest first [2 §9], without filters but those of every list. */
export const PLAIN_LIST: ListRules = { sort: { sortField: 'createdAt', sortOrder: 'desc' }, filters: [] };
