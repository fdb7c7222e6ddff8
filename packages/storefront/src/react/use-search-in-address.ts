import type { SearchCodec, SoldLine } from '@naungan/domain/lines';
import { type Links, withQuery } from '@naungan/ui/primitives/host';
import { useState } from 'react';
import type { Navigation } from '../navigation.ts';
import { useHashStepOf } from './use-hash-step.ts';

/** What keeps a search of several fields: a landing page has no more of a storefront. */
export type SearchPlace = Navigation & { links: Pick<Links, 'landing' | 'plans'> };

/**
 * A search whose fields and step stand in the address while it is filled in, so that a refresh and the way back lose
 * nothing. Not by `plan-address.ts`, which knows the lists of all lines.
 */
export function useSearchInAddress<Search>(
  place: SearchPlace,
  line: SoldLine,
  codec: Pick<SearchCodec<Search>, 'read' | 'write'>,
  given: Search | undefined,
) {
  const { address, setAddress, links, navigate } = place;
  const [search] = useState(() => given ?? codec.read(new URLSearchParams(address().search)));
  const [step, setStep] = useHashStepOf(place);
  const queryOf = (next: Search) => String(new URLSearchParams(codec.write(next)));
  return {
    /** As it was at first. */
    search,
    step,
    setStep,
    keep: (next: Search) =>
      setAddress(withQuery(links.landing(line), queryOf(next)) + address().hash, { replace: true }),
    toList: (next: Search) => navigate(withQuery(links.plans(line), queryOf(next))),
  };
}
