import {
  type PropertyType,
  propertySearch,
  type PropertySearch as Search,
} from '@naungan/domain/lines/property';
import type { QuoteCalls } from '@naungan/storefront/calls/property-quote';
import { LivePremium } from '@naungan/storefront/flows/LivePremium';
import { PropertyQuote } from '@naungan/storefront/flows/PropertyQuote';
import { typedTextIn, unusedTextIn } from '@naungan/storefront/lines/typed-text';
import { TypedTextNote } from '@naungan/ui/plans/typed-text-note';
import { useState } from 'react';
import { FormWithUrlState } from '../components/search/FormWithUrlState.tsx';
import { PREMIUM_ID } from '../components/search/premium-id.ts';
import { quoteAutosave } from '../components/search/quote-autosave.ts';
import { searchInUrl } from '../components/search/search-in-url.ts';
import type { SearchNavigation } from '../components/search/search-navigation.ts';

/** Loads the client on the first call. */
async function loadCalls(): Promise<QuoteCalls> {
  const [{ quoteCallsOf }, { searchShop }] = await Promise.all([
    import('@naungan/storefront/calls/property-quote'),
    import('../components/search/search-shop.ts'),
  ]);
  return quoteCallsOf(searchShop);
}

const calls: QuoteCalls = {
  check: async (...args) => (await loadCalls()).check(...args),
  findOccupations: async (text) => (await loadCalls()).findOccupations(text),
  loadOccupation: async (id) => (await loadCalls()).loadOccupation(id),
  loadProvinces: async () => (await loadCalls()).loadProvinces(),
  loadDistricts: async (...args) => (await loadCalls()).loadDistricts(...args),
};

async function loadPremium(line: PropertyType, search: Search) {
  const [{ propertyPremium }, { searchShop }] = await Promise.all([
    import('@naungan/storefront/calls/property-premium'),
    import('../components/search/search-shop.ts'),
  ]);
  return propertyPremium(searchShop.api, line, search);
}

type Props = { line: PropertyType };

function SearchForm({ line, navigation }: Props & { navigation: SearchNavigation }) {
  const [search, setSearch] = useState<Search | null>(() => searchInUrl(navigation, propertySearch(line)));
  const [initialQuery] = useState(() => navigation.currentUrl().search);
  const typedText = typedTextIn(initialQuery);
  return (
    <>
      {typedText !== '' && <TypedTextNote text={typedText} line={line} unused={unusedTextIn(initialQuery)} />}
      <PropertyQuote
        line={line}
        navigation={navigation}
        calls={calls}
        autosave={quoteAutosave}
        onSearchChange={setSearch}
      />
      <LivePremium
        containerId={PREMIUM_ID}
        search={search}
        load={(enteredSearch) => loadPremium(line, enteredSearch)}
      />
    </>
  );
}

/** Quote wizard on the landing page of a property type, and the price for its input. */
export default function PropertySearch({ line }: Props) {
  return (
    <FormWithUrlState>{(navigation) => <SearchForm line={line} navigation={navigation} />}</FormWithUrlState>
  );
}
