import type { Rupiah } from '../../../money/rupiah.ts';
import { checkMarketPrice, type MarketPrice } from '../market-price.ts';
import type { VehicleSearch } from '../search.ts';
import { chooseInSearch } from '../search-rules.ts';
import { type Cover, coversOf } from '../vehicle-type.ts';
import type { NamedModel, SearchTextFacts } from './types.ts';

/** A model and a model year, chosen by the visitor or named by a text. */
export type ChosenModel = { model: NamedModel; year: number };

/** The facts of a text that a form cannot use. */
export type UnusedFacts = {
  /** `range`: outside the range of the market price. `model`: the search has no model to compare the price with. */
  price?: { price: Rupiah; reason: 'range' | 'model' };
  /** A cover that the vehicle type does not have. */
  coverage?: Cover;
};

export type FilledSearch = { search: VehicleSearch; unusedFacts: UnusedFacts };

/** Returns the market price of a model in a year, with the allowed deviation; null if the year has no market price. */
function marketOf({ model, year }: ChosenModel): MarketPrice | null {
  const price = model.prices[model.years.indexOf(year)];
  return price === undefined ? null : { price, deviation: model.deviation };
}

function chooseModel(search: VehicleSearch, { model, year }: ChosenModel): VehicleSearch {
  let filledSearch = chooseInSearch(search, 'vehicleType', model.vehicleType);
  filledSearch = chooseInSearch(filledSearch, 'brand', model.brand);
  filledSearch = chooseInSearch(filledSearch, 'year', year);
  return chooseInSearch(filledSearch, 'model', model.model);
}

/**
 * Returns the search with the chosen model and the facts of a text. The price is the market price of the chosen model,
 * unless the text has a price within the range of the market price. Without a chosen model, the price of the text is
 * compared with `currentMarket`: the market price of the model in the search.
 */
export function fillSearch(
  search: VehicleSearch,
  facts: SearchTextFacts,
  chosenModel: ChosenModel | null,
  currentMarket: MarketPrice | null = null,
): FilledSearch {
  let filledSearch = search;
  const unusedFacts: UnusedFacts = {};
  if (chosenModel) filledSearch = chooseModel(filledSearch, chosenModel);
  else if (facts.vehicleType && facts.vehicleType !== search.vehicleType)
    filledSearch = chooseInSearch(filledSearch, 'vehicleType', facts.vehicleType);
  if (facts.plat !== undefined) filledSearch = chooseInSearch(filledSearch, 'plat', facts.plat);
  if (facts.coverage) {
    if (coversOf(filledSearch.vehicleType).includes(facts.coverage))
      filledSearch = { ...filledSearch, coverage: [facts.coverage] };
    else unusedFacts.coverage = facts.coverage;
  }
  const marketInSearch = filledSearch.model === undefined ? null : currentMarket;
  const market = chosenModel ? marketOf(chosenModel) : marketInSearch;
  const { price } = facts;
  if (chosenModel && market) filledSearch = chooseInSearch(filledSearch, 'price', market.price);
  if (price === undefined) return { search: filledSearch, unusedFacts };
  if (market && checkMarketPrice(price, market) === null)
    return { search: chooseInSearch(filledSearch, 'price', price), unusedFacts };
  return {
    search: filledSearch,
    unusedFacts: { ...unusedFacts, price: { price, reason: market ? 'range' : 'model' } },
  };
}
