import type { SearchClient } from '@naungan/api/search-client';
import { type CompleteSearch, type PropertyType, propertySearch } from '@naungan/domain/lines/property';
import type { BuildingCatalogue, QuoteResult } from '@naungan/ui/lines/property/search';
import { countPlans } from '../lines/count-plans.ts';

/** Calls of a building's quote, which load the options of the form's fields and check whether there are products. */
export type QuoteCalls = BuildingCatalogue & {
  check: (line: PropertyType, search: CompleteSearch) => Promise<QuoteResult>;
};

/** Number of occupations that the list displays. */
const LIST_SIZE = 30;

/** Returns the API calls of a quote. */
export const quoteCallsOf = ({ api }: { api: Pick<SearchClient, 'call' | 'line'> }): QuoteCalls => {
  const searchOccupations = async (q: string) =>
    (await api.call('propertyReferences', { query: { category: 'occupation', q, size: LIST_SIZE } })).response
      .rows;
  return {
    async check(line, search) {
      const result = await countPlans(api, line, propertySearch(line), search);
      if (result.total > 0) return 'found';
      return result.search.occupationInsurable === false ? 'occupationNotInsured' : 'none';
    },
    findOccupations: searchOccupations,
    // The API finds an occupation by its code without the variant: '29313' for '29313-a'.
    loadOccupation: async (id) =>
      (await searchOccupations(id.split('-')[0] ?? id)).find(({ _id }) => _id === id) ?? null,
    async loadProvinces() {
      const { result } = (await api.call('zones', {})).response;
      return Array.isArray(result) ? [] : result.province;
    },
    async loadDistricts(province, level) {
      const { result } = (await api.call('zones', { query: { province, level } })).response;
      return Array.isArray(result) ? result : [];
    },
  };
};
