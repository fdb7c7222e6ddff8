import {
  type CatalogueModel,
  chooseInSearch,
  type SearchField,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { useEffect, useEffectEvent } from 'react';
import { useChoices } from '../../../flow/use-choices.ts';
import type { VehicleCatalogue } from './vehicle-catalogue.ts';

/** Takes the next search, and the fields that were chosen by it. */
type Change = (next: VehicleSearch, chosen: readonly SearchField[]) => void;

/**
 * What each field of a search can be, from what those before it leave. A brand that makes no vehicle of the type is taken
 * out again.
 */
export function useVehicleChoices(search: VehicleSearch, catalogue: VehicleCatalogue, change: Change) {
  const { vehicleType, brand } = search;
  const brands = useChoices(vehicleType, () => catalogue.loadBrands(vehicleType));
  const years = useChoices(brand === undefined ? null : `${vehicleType}/${brand}`, () =>
    brand === undefined ? Promise.resolve([]) : catalogue.loadModels(brand, vehicleType),
  );
  const areas = useChoices('', catalogue.loadAreas);
  const models = years.rows.find(({ year }) => year === search.year)?.models ?? [];
  const model = models.find(({ _id }) => _id === search.model);

  function choose<Field extends SearchField>(field: Field, value: VehicleSearch[Field]) {
    change(chooseInSearch(search, field, value), [field]);
  }

  /** With what the market pays for it. */
  function chooseModel(id: string) {
    const price = models.find(({ _id }) => _id === id)?.price;
    const next = { ...chooseInSearch(search, 'model', id), ...(price !== undefined && { price }) };
    change(next, ['model', 'price']);
  }

  const lacksBrand =
    brand !== undefined && brands.state === 'ready' && !brands.rows.some(({ _id }) => _id === brand);
  const dropBrand = useEffectEvent(() => choose('brand', undefined));
  useEffect(() => {
    if (lacksBrand) dropBrand();
  }, [lacksBrand]);

  /** What the catalogue says of the chosen model; `undefined` while it is not read. */
  function catalogued(): CatalogueModel | null | undefined {
    if (years.state !== 'ready' || search.model === undefined) return undefined;
    if (!model) return null;
    return { vehicleType, brand: brand ?? '', market: { price: model.price, deviation: model.deviation } };
  }

  const lists = [brands, years, areas];
  return {
    catalogued,
    /** While a list is on its way, nobody can say whether the search is right. */
    pending: lists.some(({ state }) => state === 'loading'),
    /** Asks again for the lists that did not come. */
    retry: () => lists.filter(({ state }) => state === 'failed').map(({ retry }) => retry()),
    /** What the fields are made of. */
    fields: { search, brands, years, models, model, areas, onChoose: choose, onModel: chooseModel },
  };
}
