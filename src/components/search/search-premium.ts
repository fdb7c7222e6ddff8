import type { SearchCodec } from '@naungan/domain/lines';
import { searchNavigation } from './search-navigation.ts';

/** Returns the search in the URL, or `null` for a URL without a search. */
export function initialSearch<Search>(codec: Pick<SearchCodec<Search>, 'read'>): Search | null {
  const { search } = searchNavigation.currentUrl();
  return search === '' ? null : codec.read(new URLSearchParams(search));
}
