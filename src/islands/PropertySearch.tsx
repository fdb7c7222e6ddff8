import type { PropertyType } from '@naungan/domain/lines/property';
import type { QuoteCalls } from '@naungan/storefront/calls/property-quote';
import { PropertyQuote } from '@naungan/storefront/flows/PropertyQuote';
import { quoteAutosave } from './quote-autosave.ts';
import { searchPlace } from './search-place.ts';

/** The client is loaded once something is asked. */
async function load(): Promise<QuoteCalls> {
  const [{ quoteCallsOf }, { searchShop }] = await Promise.all([
    import('@naungan/storefront/calls/property-quote'),
    import('./search-shop.ts'),
  ]);
  return quoteCallsOf(searchShop);
}

const calls: QuoteCalls = {
  check: async (...asked) => (await load()).check(...asked),
  findOccupations: async (text) => (await load()).findOccupations(text),
  loadOccupation: async (id) => (await load()).loadOccupation(id),
  loadProvinces: async () => (await load()).loadProvinces(),
  loadDistricts: async (...asked) => (await load()).loadDistricts(...asked),
};

/** The quote wizard of the landing page of a type. */
export default function PropertySearch({ line }: { line: PropertyType }) {
  return <PropertyQuote line={line} place={searchPlace} calls={calls} autosave={quoteAutosave} />;
}
