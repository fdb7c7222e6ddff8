import type { PropertyType } from '@naungan/domain/lines/property';
import type { QuoteCalls } from '@naungan/storefront/calls/property-quote';
import { PropertyQuote } from '@naungan/storefront/flows/PropertyQuote';
import { typedTextIn } from '@naungan/storefront/lines/typed-text';
import { TypedTextNote } from '@naungan/ui/plans/typed-text-note';
import { useState } from 'react';
import { quoteAutosave } from '../components/search/quote-autosave.ts';
import { searchNavigation } from '../components/search/search-navigation.ts';

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

/** Quote wizard on the landing page of a property type. */
export default function PropertySearch({ line }: { line: PropertyType }) {
  const [typedText] = useState(() => typedTextIn(location.search));
  return (
    <>
      {typedText !== '' && <TypedTextNote text={typedText} />}
      <PropertyQuote line={line} navigation={searchNavigation} calls={calls} autosave={quoteAutosave} />
    </>
  );
}
