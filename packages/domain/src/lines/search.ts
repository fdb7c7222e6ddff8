import type { IsoDate } from '../dates/iso-date.ts';

/** Reads and writes a line's search: in the address of its pages, in a draft, and in its calls. */
export type SearchCodec<Search> = {
  /** Whether it holds personal data: then links to share leave it out. */
  personal: boolean;
  /** The search that an address holds. Leaves out values that are not valid. */
  read: (address: URLSearchParams) => Search;
  /** The search as query pairs of an address, in a fixed order. */
  write: (search: Search) => [name: string, value: string][];
  /** Whether both search for the same. */
  same: (one: Search, other: Search) => boolean;
  /** The query of the line's calls; `null` when no product can match, so that no request is needed. */
  call: (search: Search, today: IsoDate) => Record<string, string> | null;
};
