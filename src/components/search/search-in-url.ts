import type { SearchCodec } from '@naungan/domain/lines';
import type { Navigation } from '@naungan/storefront/navigation';

/** Returns the search in the URL, or `null` for a URL without a search. */
export function searchInUrl<Search>(
  { currentUrl }: Pick<Navigation, 'currentUrl'>,
  codec: Pick<SearchCodec<Search>, 'read'>,
): Search | null {
  const { search } = currentUrl();
  return search === '' ? null : codec.read(new URLSearchParams(search));
}
