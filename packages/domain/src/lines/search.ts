import type { IsoDate } from '../dates/iso-date.ts';

/** How a line's search travels: in the address of its pages, in a draft, and in its calls. */
export type SearchCodec<Search> = {
  /** Whether it tells something of a person: then no link for others holds it. */
  personal: boolean;
  /** What an address asks for; whatever makes no sense in it is left out. */
  read: (address: URLSearchParams) => Search;
  /** The same for an address, as pairs in a fixed order. */
  write: (search: Search) => [name: string, value: string][];
  /** Whether two searches ask for the same. */
  same: (one: Search, other: Search) => boolean;
  /** Query of the line's calls; `null` when no product can be for it, so that nobody needs to be asked. */
  call: (search: Search, today: IsoDate) => Record<string, string> | null;
};
