import type { Rupiah } from '../../../money/rupiah.ts';
import { checkMarketPrice, type MarketPrice } from '../market-price.ts';
import type { VehicleSearch } from '../search.ts';
import { chooseInSearch } from '../search-rules.ts';
import { type Cover, coversOf } from '../vehicle-type.ts';
import type { NamedModel, ReadFacts } from './types.ts';

/** A model in a year, that a visitor chose or a text names. */
export type ChosenModel = { model: NamedModel; year: number };

/** The facts of a text that a form does not use. */
export type UnusedFacts = {
  /** Outside the range of the market price, or without a model. */
  price?: { price: Rupiah; reason: 'range' | 'model' };
  /** A cover that the type does not have. */
  coverage?: Cover;
};

export type FilledSearch = { search: VehicleSearch; unused: UnusedFacts };

/** Returns the market price of a model in a year with its allowed deviation, or null. */
function marketOf({ model, year }: ChosenModel): MarketPrice | null {
  const price = model.prices[model.years.indexOf(year)];
  return price === undefined ? null : { price, deviation: model.deviation };
}

function chooseModel(search: VehicleSearch, { model, year }: ChosenModel): VehicleSearch {
  let next = chooseInSearch(search, 'vehicleType', model.vehicleType);
  next = chooseInSearch(next, 'brand', model.brand);
  next = chooseInSearch(next, 'year', year);
  return chooseInSearch(next, 'model', model.model);
}

/**
 * Returns the search with the facts of a text, and the model in a year that is chosen for it. The model has its market
 * price, unless the text has another one within the range. Without a chosen model, a price is used within the range of
 * `current`, the market price of the model that the search has already.
 */
export function fillSearch(
  search: VehicleSearch,
  facts: ReadFacts,
  chosen: ChosenModel | null,
  current: MarketPrice | null = null,
): FilledSearch {
  let next = search;
  const unused: UnusedFacts = {};
  if (chosen) next = chooseModel(next, chosen);
  else if (facts.vehicleType && facts.vehicleType !== search.vehicleType)
    next = chooseInSearch(next, 'vehicleType', facts.vehicleType);
  if (facts.plat !== undefined) next = chooseInSearch(next, 'plat', facts.plat);
  if (facts.coverage) {
    if (coversOf(next.vehicleType).includes(facts.coverage)) next = { ...next, coverage: [facts.coverage] };
    else unused.coverage = facts.coverage;
  }
  const market = chosen ? marketOf(chosen) : next.model === undefined ? null : current;
  const { price } = facts;
  if (chosen && market) next = chooseInSearch(next, 'price', market.price);
  if (price === undefined) return { search: next, unused };
  if (market && checkMarketPrice(price, market) === null)
    return { search: chooseInSearch(next, 'price', price), unused };
  return { search: next, unused: { ...unused, price: { price, reason: market ? 'range' : 'model' } } };
}
