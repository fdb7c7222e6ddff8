import {
  type CatalogueModel,
  chooseInSearch,
  type SearchField,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { useEffect, useEffectEvent } from 'react';
import { useChoices } from '../../../flow/use-choices.ts';
import type { VehicleCatalogue } from './vehicle-catalogue.ts';

/** Called with the new search and the names of the changed fields. */
type ChangeSearch = (newSearch: VehicleSearch, changedFields: readonly SearchField[]) => void;

/**
 * Returns the options of each field, which depend on the earlier fields. Clears the chosen brand if it has no vehicles of
 * the chosen type.
 */
export function useVehicleChoices(
  search: VehicleSearch,
  catalogue: VehicleCatalogue,
  changeSearch: ChangeSearch,
) {
  const { vehicleType, brand } = search;
  const brands = useChoices(vehicleType, () => catalogue.loadBrands(vehicleType));
  const years = useChoices(brand === undefined ? null : `${vehicleType}/${brand}`, () =>
    brand === undefined ? Promise.resolve([]) : catalogue.loadModels(brand, vehicleType),
  );
  const areas = useChoices('', catalogue.loadAreas);
  const models = years.rows.find(({ year }) => year === search.year)?.models ?? [];
  const model = models.find(({ _id }) => _id === search.model);

  function choose<Field extends SearchField>(field: Field, value: VehicleSearch[Field]) {
    changeSearch(chooseInSearch(search, field, value), [field]);
  }

  /** Chooses a model, and sets its market price. */
  function chooseModel(id: string) {
    const price = models.find(({ _id }) => _id === id)?.price;
    const newSearch = chooseInSearch(search, 'model', id);
    changeSearch(price === undefined ? newSearch : { ...newSearch, price }, ['model', 'price']);
  }

  const isBrandUnavailable =
    brand !== undefined && brands.state === 'ready' && !brands.rows.some(({ _id }) => _id === brand);
  const clearBrand = useEffectEvent(() => choose('brand', undefined));
  useEffect(() => {
    if (isBrandUnavailable) clearBrand();
  }, [isBrandUnavailable]);

  /** Returns the catalogue's data of the chosen model; `undefined` until it is loaded, `null` for an unknown model. */
  function findCatalogueModel(): CatalogueModel | null | undefined {
    if (years.state !== 'ready' || search.model === undefined) return undefined;
    if (!model) return null;
    return { vehicleType, brand: brand ?? '', market: { price: model.price, deviation: model.deviation } };
  }

  const lists = [brands, years, areas];
  return {
    findCatalogueModel,
    /** Whether a list is loading. Meanwhile the search cannot be validated. */
    pending: lists.some(({ state }) => state === 'loading'),
    /** Reloads the failed lists. */
    retry: () => lists.filter(({ state }) => state === 'failed').map(({ retry }) => retry()),
    /** Props of the fields. */
    fields: { search, brands, years, models, model, areas, onChoose: choose, onChooseModel: chooseModel },
  };
}
