import type { BirthSearch, ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { PropertySearch } from '@naungan/domain/lines/property';
import type { VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { LazyPart } from './lazy-part.ts';
import type { LineOrder } from './line-order.ts';
import type { LineDetails, LineProduct } from './line-product.ts';
import type { LineRecord } from './line-record.ts';

/** Every kind of search form, with the search that it fills in. */
export type SearchForms = { 'birth-date': BirthSearch; building: PropertySearch; vehicle: VehicleSearch };

/** The kinds of search form that fill in the search of a line. */
export type SearchFormOf<L extends ProductType> = {
  [Form in keyof SearchForms]: SearchForms[Form] extends SearchOf<L> ? Form : never;
}[keyof SearchForms];

/** One entry of `LINES`: what lists and links need, and the screens of the line, which load on demand. */
export type LineScreens<L extends ProductType> = {
  /** Reads and writes the line's search. */
  search: SearchCodec<SearchOf<L>>;
  searchForm: SearchFormOf<L>;
  /** Words of the search, the list and the prices. */
  product: LineProduct<L>;
  /** The page of a product and the comparison. */
  details: LazyPart<LineDetails<L>>;
  /** The order wizard. */
  order: LazyPart<LineOrder<L>>;
  /** An order and a policy in full. */
  record: LazyPart<LineRecord<L>>;
};

/** The lines that are searched by a kind of form. */
export type LineWithForm<Form extends keyof SearchForms> = {
  [L in ProductType]: Form extends SearchFormOf<L> ? L : never;
}[ProductType];
