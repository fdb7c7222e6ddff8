import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { SearchPremium, type SearchPrice } from '@naungan/ui/site/search-premium';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

export type LivePremiumProps<Search> = {
  /** Id of the page's element that contains the price. Its content is replaced by the first price for a search. */
  containerId: string;
  /** `null` until something is entered. */
  search: Search | null;
  /** Resolves to the price for a search; `null` if there is none. */
  load: (search: Search) => Promise<SearchPrice | null>;
};

/** Milliseconds between the last change and the request. */
const DEBOUNCE_MS = 500;

/** The price for the answers in a search form. If a request fails, the previous price stays. */
export function LivePremium<Search>({ containerId, search, load }: LivePremiumProps<Search>) {
  const texts = useStorefrontMessages();
  const [price, setPrice] = useState<{ container: Element; value: SearchPrice } | null>(null);
  const loadPrice = useEffectEvent(async (enteredSearch: Search) => load(enteredSearch).catch(() => null));

  useEffect(() => {
    if (search === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const value = await loadPrice(search);
      const container = document.getElementById(containerId);
      if (!isCurrent || !value || !container) return;
      container.querySelector('[data-example]')?.remove();
      setPrice({ container, value });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, containerId]);

  if (!price) return null;
  const note = texts.livePremium;
  return createPortal(<SearchPremium {...price.value} note={note} />, price.container);
}
