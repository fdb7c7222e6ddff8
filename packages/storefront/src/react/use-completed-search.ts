import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import { useState } from 'react';

/**
 * Returns a search completed with data of the API's responses: the premiums of some lines depend on data that the URL
 * does not contain. `storeCompletedSearch` stores the search of a response. The hook returns the stored search until `search`
 * changes.
 */
export function useCompletedSearch<L extends ProductType>(
  line: L,
  search: SearchOf<L>,
  initialSearch: SearchOf<L> | undefined = undefined,
) {
  const { isSame } = lineSearch(line);
  const [completedSearch, setCompletedSearch] = useState(initialSearch);

  function storeCompletedSearch(replySearch: SearchOf<L>) {
    // The responses of most lines add no data. Then no component renders again.
    if (replySearch === search) return;
    setCompletedSearch((previousSearch) =>
      JSON.stringify(previousSearch) === JSON.stringify(replySearch) ? previousSearch : replySearch,
    );
  }

  return {
    search: completedSearch && isSame(completedSearch, search) ? completedSearch : search,
    storeCompletedSearch,
  };
}
