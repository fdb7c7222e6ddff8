import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { PropertySearch } from '@naungan/domain/lines/property';
import type { VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { ComponentType } from 'react';
import type { LazyPart } from './lazy-part.ts';
import type { LineOrder } from './line-order.ts';
import type { LineDetails, LineProduct } from './line-product.ts';
import type { LineRecord } from './line-record.ts';

/**
 * The search forms that call the API themselves, for example for a catalogue. Maps the name of each form to the
 * type of its search.
 */
export type SearchForms = { building: PropertySearch; vehicle: VehicleSearch };

/** The props of a search form that does not call the API itself. */
export type SearchFormProps<Search> = {
  /** Initial values. */
  search: Search;
  today: IsoDate;
  /** Path of the list, for a form that the browser submits. */
  action: string;
  /** Resolves to whether there are products for a search. */
  check: (search: Search) => Promise<boolean>;
  /** Opens the list. */
  onSearch: (search: Search) => void;
};

export type SearchForm<L extends ProductType> = ComponentType<SearchFormProps<SearchOf<L>>>;

/** The names of the search forms that call the API themselves and produce the search of line `L`. */
export type SearchFormOf<L extends ProductType> = {
  [Form in keyof SearchForms]: SearchForms[Form] extends SearchOf<L> ? Form : never;
}[keyof SearchForms];

/** One entry of `LINES`: the data for lists and links, and the screens of the line, which load on demand. */
export type LineScreens<L extends ProductType> = {
  /** Reads and writes the line's search. */
  search: SearchCodec<SearchOf<L>>;
  /**
   * The search form. For a form that calls the API itself, only the form's name, because `packages/storefront` connects
   * such forms to the API.
   */
  searchForm: SearchFormOf<L> | LazyPart<SearchForm<L>>;
  /** Texts of the search, the list and the prices. */
  product: LineProduct<L>;
  /** The product page and the comparison. */
  details: LazyPart<LineDetails<L>>;
  /** The order wizard. */
  order: LazyPart<LineOrder<L>>;
  /** The content of an order and of a policy. */
  record: LazyPart<LineRecord<L>>;
};

/** The lines whose search form is `Form`, a form that calls the API itself. */
export type LineWithForm<Form extends keyof SearchForms> = {
  [L in ProductType]: Form extends SearchFormOf<L> ? L : never;
}[ProductType];
