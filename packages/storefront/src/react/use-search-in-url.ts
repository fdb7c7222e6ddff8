import type { SearchClient } from '@naungan/api/search-client';
import type { ProductType, SearchCodec } from '@naungan/domain/lines';
import { type Links, withQuery } from '@naungan/ui/primitives/host';
import { useState } from 'react';
import type { Navigation } from '../navigation.ts';
import { useHashStepOf } from './use-hash-step.ts';

/** The functions of a storefront that a search form needs. A landing page has only these functions. */
export type SearchShop = SearchNavigation & { api: Pick<SearchClient, 'call' | 'line'> };

/** The functions of a storefront that store a search in the URL. */
export type SearchNavigation = Navigation & { links: Pick<Links, 'landing' | 'plans'> };

/**
 * Returns the initial search of a form, and functions that store the search and the step in the URL, so that a reload and
 * the back button preserve both. Does not use `plan-url.ts`, which contains the lists of all lines.
 */
export function useSearchInUrl<Search>(
  navigation: SearchNavigation,
  line: ProductType,
  codec: Pick<SearchCodec<Search>, 'read' | 'write'>,
  givenSearch: Search | undefined,
) {
  const { currentUrl, setUrl, links, navigate } = navigation;
  const [search] = useState(() => givenSearch ?? codec.read(new URLSearchParams(currentUrl().search)));
  const [step, setStep] = useHashStepOf(navigation);
  const queryOf = (changedSearch: Search) => String(new URLSearchParams(codec.write(changedSearch)));
  return {
    /** The initial search. */
    search,
    step,
    setStep,
    saveSearch: (changedSearch: Search) =>
      setUrl(withQuery(links.landing(line), queryOf(changedSearch)) + currentUrl().hash, { replace: true }),
    openList: (changedSearch: Search) => navigate(withQuery(links.plans(line), queryOf(changedSearch))),
  };
}
