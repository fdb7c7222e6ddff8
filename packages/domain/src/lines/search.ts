import type { IsoDate } from '../dates/iso-date.ts';

/** Functions that convert the search of a line from and to the query of a page's URL, and to the query of API calls. */
export type SearchCodec<Search> = {
  /** Whether the search contains personal data. If so, shared links do not contain the search. */
  isPersonal: boolean;
  /** Returns the search of a URL query, without invalid values. */
  read: (query: URLSearchParams) => Search;
  /** Returns the query pairs of a search, in a fixed order. */
  write: (search: Search) => [name: string, value: string][];
  /** Returns whether two searches are equal. */
  isSame: (first: Search, second: Search) => boolean;
  /** Returns the query of API calls; `null` if no product can match, so that no request is sent. */
  apiQuery: (search: Search, today: IsoDate) => Record<string, string> | null;
};
