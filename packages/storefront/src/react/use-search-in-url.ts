import type { Client } from '@naungan/api/client';
import type { ProductType, SearchCodec } from '@naungan/domain/lines';
import { type Links, withQuery } from '@naungan/ui/primitives/host';
import { useState } from 'react';
import type { Navigation } from '../navigation.ts';
import { useHashStepOf } from './use-hash-step.ts';

/** The part of a storefront that a search form needs; a landing page has no more. */
export type SearchShop = SearchPlace & { api: Pick<Client, 'call' | 'line'> };

/** The part of a storefront that stores a search in the URL. */
export type SearchPlace = Navigation & { links: Pick<Links, 'landing' | 'plans'> };

/**
 * A search whose fields and step are stored in the URL while it is filled in, so that a reload and the back
 * button preserve them. Does not use `plan-url.ts`, which contains the lists of all lines.
 */
export function useSearchInUrl<Search>(
  place: SearchPlace,
  line: ProductType,
  codec: Pick<SearchCodec<Search>, 'read' | 'write'>,
  given: Search | undefined,
) {
  const { currentUrl, setUrl, links, navigate } = place;
  const [search] = useState(() => given ?? codec.read(new URLSearchParams(currentUrl().search)));
  const [step, setStep] = useHashStepOf(place);
  const queryOf = (next: Search) => String(new URLSearchParams(codec.write(next)));
  return {
    /** The initial search. */
    search,
    step,
    setStep,
    keep: (next: Search) =>
      setUrl(withQuery(links.landing(line), queryOf(next)) + currentUrl().hash, { replace: true }),
    toList: (next: Search) => navigate(withQuery(links.plans(line), queryOf(next))),
  };
}
