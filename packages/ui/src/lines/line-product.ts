import type { IsoDate } from '@naungan/domain/dates';
import type { LinePricing, LineTypes, PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { ComponentType, ReactNode } from 'react';
import type { CompareGroup } from '../plans/compare-dialog/compare-group.ts';
import type { ListSettings } from '../plans/plan-query/list-settings.ts';
import type { Description } from '../primitives/description-list/index.ts';

/** Props of a line's product summary. */
export type ProductSummaryProps<L extends ProductType> = {
  line: L;
  plan: PlanOf<L>;
  /** The input of the premium simulation; `null` before a search. */
  priceInput: LineTypes[L]['priceInput'] | null;
  today: IsoDate;
};

/** The texts of an empty product list. */
export type NoMatchTexts = { title: string; hint: string };

/** The texts and rules of a line's searches, lists and prices. */
export type LineProduct<L extends ProductType> = {
  /** Describes a search: 'Lahir 01/01/1990'. */
  searchText: (search: SearchOf<L>) => string;
  /** The link back to the search: 'Ubah tanggal lahir'. */
  changeLabel: string;
  /**
   * The person or object that a price is for: 'usia 36 tahun'; '' when the search has no price. Shown after 'untuk': in the
   * heading of a list, next to the price on a product page, and above a comparison.
   */
  subjectText: (search: SearchOf<L>, today: IsoDate) => string;
  /**
   * Shown in the heading of a list in place of `subjectText`: 'bangunan Anda'. Next to the heading, `searchText` already shows
   * the details.
   */
  listSubjectText?: string;
  /** The warning about search values in the URL that were ignored or corrected; '' without such values. */
  searchWarning?: (search: SearchOf<L>) => string;
  /** Returns the texts for a search that matches no product [2 §8]. */
  noMatchTexts: (search: SearchOf<L>) => NoMatchTexts;
  /** Whether each card has a button that opens the product's benefits in a dialog. */
  benefitsOnCards?: true;
  /** Product pages need a search, because premiums, limits and extensions depend on it. */
  needsSearch?: true;
  /**
   * The notice for an order without a search, with the text of its link. Only for a line whose products cannot be
   * loaded without a search.
   */
  missingSearchNotice?: { title: string; label: string };
  /** A sentence about the documents and data that an order requires, shown above its first step. */
  preparationText: string;
  /** The text in place of a missing price, and a short text for narrow places. */
  noPriceTexts: { long: string; short: string };
  /** The unit of a list's prices: 'per tahun'. */
  priceUnit: string;
  /** The list's initial sorting and line-specific filters. */
  listSettings: (search: SearchOf<L>) => ListSettings;
  /** Returns the input of the price calculation; `null` when the search is incomplete. */
  priceInputOf: (search: SearchOf<L>) => LineTypes[L]['priceInput'] | null;
  /**
   * Returns the searched term in years; absent for a line with a fixed term. For a term of several years, lists
   * show the price of the whole term too.
   */
  termYears?: (search: SearchOf<L>) => number;
  /** Returns the price input for a term of one year, for lists and comparisons. */
  oneYearInputOf?: (priceInput: LineTypes[L]['priceInput']) => LineTypes[L]['priceInput'];
  /** Loads the content of 'Ringkasan Informasi Produk' when it is first opened. */
  loadSummary: () => Promise<ComponentType<ProductSummaryProps<L>>>;
};

/** A section of a product page. The page's index links to its `id`. */
export type PlanSection = {
  id: string;
  title: string;
  content: ReactNode;
  /** Whether the section is closed on screen until the visitor opens it; for long texts. */
  folded?: boolean;
};

/** The content of a product, for its page and for comparisons. */
export type LineDetails<L extends ProductType> = {
  pricing: LinePricing<LineTypes[L]>;
  /** Returns the yearly premium before the discount. Only for a line whose products can have a discount. */
  premiumBeforeDiscount?: (plan: PlanOf<L>, search: SearchOf<L>, today: IsoDate) => Rupiah | null;
  /** The conditions of a product, sorted as in the side panel [2 §2]. */
  terms: (plan: PlanOf<L>) => Description[];
  /** Returns the ways to make a claim: 'Cashless: seluruh Indonesia'. */
  claimWays: (plan: PlanOf<L>) => string[];
  compareGroups: (plans: readonly PlanOf<L>[], search: SearchOf<L>, today: IsoDate) => CompareGroup[];
  /** The benefits and their limits. */
  Benefits: (props: { plan: PlanOf<L> }) => ReactNode;
  /** Returns the line-specific sections of a product page, below the benefits. */
  moreSections?: (plan: PlanOf<L>, search: SearchOf<L>, today: IsoDate) => readonly PlanSection[];
};
