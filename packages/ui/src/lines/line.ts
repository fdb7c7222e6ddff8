import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { PropertySearch } from '@naungan/domain/lines/property';
import type { VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { ComponentType } from 'react';
import type { LazyPart } from './lazy-part.ts';
import type { LineOrder } from './line-order.ts';
import type { LineDetails, LineProduct } from './line-product.ts';
import type { LineRecord } from './line-record.ts';

/** The search forms that make calls of their own, such as for a catalogue, with the search that they fill in. */
export type SearchForms = { building: PropertySearch; vehicle: VehicleSearch };

/** The props of a search form without calls of its own. */
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

/** The search forms with calls of their own that fill in the search of a line. */
export type SearchFormOf<L extends ProductType> = {
  [Form in keyof SearchForms]: SearchForms[Form] extends SearchOf<L> ? Form : never;
}[keyof SearchForms];

/** One entry of `LINES`: the data for lists and links, and the screens of the line, which load on demand. */
export type LineScreens<L extends ProductType> = {
  /** Reads and writes the line's search. */
  search: SearchCodec<SearchOf<L>>;
  /** The form, or the name of a form with calls of its own, which `packages/storefront` connects. */
  searchForm: SearchFormOf<L> | LazyPart<SearchForm<L>>;
  /** Texts of the search, the list and the prices. */
  product: LineProduct<L>;
  /** The page of a product and the comparison. */
  details: LazyPart<LineDetails<L>>;
  /** The order wizard. */
  order: LazyPart<LineOrder<L>>;
  /** The content of an order and of a policy. */
  record: LazyPart<LineRecord<L>>;
};

/** The lines that are searched by a form with calls of its own. */
export type LineWithForm<Form extends keyof SearchForms> = {
  [L in ProductType]: Form extends SearchFormOf<L> ? L : never;
}[ProductType];
