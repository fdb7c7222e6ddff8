import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import { useState } from 'react';

/**
 * A search with facts from responses: the premiums of some lines depend on facts that the URL does not
 * contain. `learn` adds them; facts of another search are ignored.
 */
export function useKnownSearch<L extends ProductType>(
  line: L,
  search: SearchOf<L>,
  first: SearchOf<L> | undefined = undefined,
) {
  const { isSame } = lineSearch(line);
  const [known, setKnown] = useState(first);

  function learn(said: SearchOf<L>) {
    // Most searches learn nothing new, so nothing renders again.
    if (said === search) return;
    setKnown((before) => (JSON.stringify(before) === JSON.stringify(said) ? before : said));
  }

  return { search: known && isSame(known, search) ? known : search, learn };
}
