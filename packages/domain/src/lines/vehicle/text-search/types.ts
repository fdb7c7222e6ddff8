import type { Rupiah } from '../../../money/rupiah.ts';
import type { Cover, VehicleType } from '../vehicle-type.ts';

/** A vehicle model that can be found by text. */
export type NamedModel = {
  model: string;
  modelText: string;
  brand: string;
  brandText: string;
  vehicleType: VehicleType;
  /** The years with a market price, newest first. */
  years: readonly number[];
  /** The market price of each of `years`, in rupiah. */
  prices: readonly Rupiah[];
  /** Percent by which the insured price may differ from the market price. */
  deviation: number;
};

/** The models and plate regions to search. A large catalogue is searched on the server. */
export type SearchCatalogue = {
  models: readonly NamedModel[];
  /** The plate regions. A title contains the names of the cities. */
  areas: readonly { plat: string; title: string }[];
};

/** The facts about a vehicle that a text states in addition to its model. */
export type SearchTextFacts = {
  vehicleType?: VehicleType | undefined;
  year?: number | undefined;
  price?: Rupiah | undefined;
  /** Code of the plate region. */
  plat?: string | undefined;
  coverage?: Cover | undefined;
};

/** `unknown`: no meaning found. `ambiguous`: has several meanings, or contradicts another part of the text. */
export type UnusedReason = 'unknown' | 'ambiguous';
export type UnusedText = { text: string; reason: UnusedReason };

/** The result of a search by text. */
export type SearchTextResult = {
  /** The facts that the text states. */
  read: SearchTextFacts;
  /** The models with the best score, at most eight. */
  models: NamedModel[];
  /** Number of models with the best score. */
  total: number;
  /**
   * Whether the text identifies one model and every part of the text is used. Only then may a form fill in the fields
   * before the visitor chooses a model.
   */
  isCertain: boolean;
  /** The parts of the text that the search does not use. */
  unused: UnusedText[];
};
