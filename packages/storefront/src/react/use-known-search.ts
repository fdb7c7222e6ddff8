import { type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import { useState } from 'react';

/**
 * A search with what answers said of it: prices of some lines follow from facts that no address holds. `learn` takes them
 * in; what was said of another search is not used.
 */
export function useKnownSearch<L extends SoldLine>(
  line: L,
  search: SearchOf<L>,
  first: SearchOf<L> | undefined = undefined,
) {
  const { same } = searchedLine(line).search;
  const [known, setKnown] = useState(first);

  function learn(said: SearchOf<L>) {
    // Most searches say all there is: nothing is drawn again for them.
    if (said === search) return;
    setKnown((before) => (JSON.stringify(before) === JSON.stringify(said) ? before : said));
  }

  return { search: known && same(known, search) ? known : search, learn };
}
