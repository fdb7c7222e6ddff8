import type { QuoteBody } from '@naungan/api/lines/property/contracts';
import { eligibilityProblems, type PropertyType } from '@naungan/domain/lines/property';
import type { CatalogueDeps, QuoteInput } from '../line.ts';
import { readQuoteSearch } from './read-search.ts';

type Body = Omit<QuoteBody, 'productType' | 'coverages' | 'earthSelected'> & { printPolicy: boolean };

/**
 * Returns a function that completes the building of a quote from the catalogue.
 * @throws ApiProblem INVALID for an impossible building
 */
export const propertyQuoteInput =
  <Type extends PropertyType>(productType: Type) =>
  async (deps: CatalogueDeps, { printPolicy, ...search }: Body): Promise<QuoteInput<PropertyType>> => {
    const body = { ...search, productType, coverages: [productType] };
    const { building, timePeriod } = await readQuoteSearch(deps, body);
    return {
      priceInput: { building, timePeriod, printPolicy },
      payload: { ...building, timePeriod },
      problems: (product) => eligibilityProblems(product, { building, timePeriod }),
    };
  };
