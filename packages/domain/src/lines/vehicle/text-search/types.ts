import type { Rupiah } from '../../../money/rupiah.ts';
import type { Cover, VehicleType } from '../vehicle-type.ts';

/** A model in the index of the search box. */
export type NamedModel = {
  model: string;
  modelText: string;
  brand: string;
  brandText: string;
  vehicleType: VehicleType;
  /** The years with a market price, newest first. */
  years: readonly number[];
  /** The market price of each of these years. */
  prices: readonly Rupiah[];
  /** Percent by which an insured price may differ from the market price. */
  deviation: number;
};

/** The data to search; large catalogues are searched on the server. */
export type SearchCatalogue = {
  models: readonly NamedModel[];
  /** The plate regions; a title names their cities. */
  areas: readonly { plat: string; title: string }[];
};

/** The facts about a vehicle that a text states in addition to its model. */
export type ReadFacts = {
  vehicleType?: VehicleType | undefined;
  year?: number | undefined;
  price?: Rupiah | undefined;
  /** Code of the plate region. */
  plat?: string | undefined;
  coverage?: Cover | undefined;
};

/** `unknown`: means nothing here. `ambiguous`: may mean something else, or contradicts another part of the text. */
export type UnusedReason = 'unknown' | 'ambiguous';
export type UnusedText = { text: string; reason: UnusedReason };

/** The result of a search by text. */
export type ReadText = {
  read: ReadFacts;
  /** The best matches, the most likely first, at most eight. */
  models: NamedModel[];
  /** Number of equally good matches. */
  total: number;
  /**
   * Whether the text names the first model beyond doubt and every part of it is used. Only then may a form fill in its
   * fields without a choice of the visitor.
   */
  isCertain: boolean;
  /** The parts of the text that are not used. */
  unused: UnusedText[];
};
