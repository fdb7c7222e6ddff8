import type { LineFacts } from './line.ts';
import type { ProductType } from './product-type.ts';
import type { SearchCodec } from './search.ts';

/** What finding products of a line needs: paths, limits and its search. */
export type SearchedLine<Code extends ProductType, Search> = LineFacts<Code> & {
  search: SearchCodec<Search>;
};
