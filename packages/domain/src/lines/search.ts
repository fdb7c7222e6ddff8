import type { IsoDate } from '../dates/iso-date.ts';

/** Parses and writes a line's search: in URLs, in a draft, and in its calls. */
export type SearchCodec<Search> = {
  /** Whether it holds personal data: then links to share leave it out. */
  isPersonal: boolean;
  /** Parses a URL's query. Omits invalid values. */
  read: (query: URLSearchParams) => Search;
  /** Returns the query pairs of a search, in a fixed order. */
  write: (search: Search) => [name: string, value: string][];
  /** Whether both are the same search. */
  isSame: (one: Search, other: Search) => boolean;
  /** The query of the line's calls; `null` when no product can match, so that no request is needed. */
  apiQuery: (search: Search, today: IsoDate) => Record<string, string> | null;
};
