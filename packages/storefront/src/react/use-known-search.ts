import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import { useState } from 'react';

/**
 * Returns a search with data of replies: the premiums of some lines depend on data that the URL does not
 * contain. `completeSearch` adds these data; it ignores data of another search.
 */
export function useKnownSearch<L extends ProductType>(
  line: L,
  search: SearchOf<L>,
  initial: SearchOf<L> | undefined = undefined,
) {
  const { isSame } = lineSearch(line);
  const [completedSearch, setCompletedSearch] = useState(initial);

  function completeSearch(replySearch: SearchOf<L>) {
    // The replies of most lines add no data, so no component renders again.
    if (replySearch === search) return;
    setCompletedSearch((before) =>
      JSON.stringify(before) === JSON.stringify(replySearch) ? before : replySearch,
    );
  }

  return {
    search: completedSearch && isSame(completedSearch, search) ? completedSearch : search,
    completeSearch,
  };
}
