import type { IsoDate } from '@naungan/domain/dates';
import type { LineTypes, PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { ComponentType, ReactNode } from 'react';
import type { CompareGroup } from '../plans/compare-dialog/compare-group.ts';
import type { ListRules } from '../plans/plan-query/list-rules.ts';
import type { Description } from '../primitives/description-list/index.ts';

/** A product to be summarised. */
export type ProductSummaryProps<L extends SoldLine> = {
  line: L;
  plan: PlanOf<L>;
  /** For the simulation; `null` while nothing is known of it. */
  priced: LineTypes[L]['priced'] | null;
  today: IsoDate;
};

/** Said in the place of a list. */
export type NoneFound = { title: string; hint: string };

/** How a search of a line, and its prices, are worded. */
export type LineProduct<L extends SoldLine> = {
  /** What a search asks for: 'Lahir 01/01/1990'. */
  searchText: (search: SearchOf<L>) => string;
  /** The link back to the search: 'Ubah tanggal lahir'. */
  changeLabel: string;
  /** What prices are for: 'usia 36 tahun'; '' when nothing can be priced for the search. */
  forText: (search: SearchOf<L>, today: IsoDate) => string;
  /** The same in the heading of a list, where the search itself is told beside it. */
  listedFor?: string;
  /** What of an address was not taken as it stood, for whoever was sent it; '' where all was. */
  misread?: (search: SearchOf<L>) => string;
  /** The search that fits no product at all [2 §8]. */
  noneFound: (search: SearchOf<L>) => NoneFound;
  /** Cards open the benefits of their product in a dialog, beside its page. */
  benefitsOnCards?: true;
  /** Nothing can be read of its products without a search: premiums, limits and extensions follow from it. */
  needsSearch?: true;
  /** A product that has no price for the search; `short` where there is little room. */
  noPrice: { text: string; short: string };
  /** What the price of a list is for: 'per tahun'. */
  priceUnit: string;
  /** How its list begins, and what it alone is narrowed by. */
  listRules: (search: SearchOf<L>) => ListRules;
  /** What of an order its price follows from; `null` while the search does not tell. */
  priced: (search: SearchOf<L>) => LineTypes[L]['priced'] | null;
  /** The same for one year of the term: what lists and comparisons show. */
  ofOneYear?: (priced: LineTypes[L]['priced']) => LineTypes[L]['priced'];
  /** What the 'Ringkasan Informasi Produk' says; loaded when it is first opened. */
  loadSummary: () => Promise<ComponentType<ProductSummaryProps<L>>>;
};

/** What a product of a line holds, in full and side by side. */
export type LineDetails<L extends SoldLine> = {
  /** The conditions of a product, in the order of the side panel [2 §2]. */
  terms: (plan: PlanOf<L>) => Description[];
  /** How a claim is made: 'Cashless: seluruh Indonesia'. */
  claimWays: (plan: PlanOf<L>) => string[];
  compareGroups: (plans: readonly PlanOf<L>[], search: SearchOf<L>, today: IsoDate) => CompareGroup[];
  /** What is covered, and up to how much. */
  Benefits: (props: { plan: PlanOf<L> }) => ReactNode;
  /** What else the page of a product says, below its benefits. */
  More?: (props: { plan: PlanOf<L>; search: SearchOf<L>; today: IsoDate }) => ReactNode;
};
