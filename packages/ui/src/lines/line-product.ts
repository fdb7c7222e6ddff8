import type { IsoDate } from '@naungan/domain/dates';
import type { LineTypes, PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { ComponentType, ReactNode } from 'react';
import type { CompareGroup } from '../plans/compare-dialog/compare-group.ts';
import type { Description } from '../primitives/description-list/index.ts';

/** A product to be summarised. */
export type ProductSummaryProps<L extends SoldLine> = {
  line: L;
  plan: PlanOf<L>;
  /** For the simulation, as far as it is known. */
  priced: LineTypes[L]['priced'];
  today: IsoDate;
};

/** How a search of a line, and its prices, are worded. */
export type LineProduct<L extends SoldLine> = {
  /** What a search asks for: 'Lahir 01/01/1990'. */
  searchText: (search: SearchOf<L>) => string;
  /** The link back to the search: 'Ubah tanggal lahir'. */
  changeLabel: string;
  /** What prices are for: 'usia 36 tahun'; '' when nothing can be priced for the search. */
  forText: (search: SearchOf<L>, today: IsoDate) => string;
  /** The search that fits no product at all [2 §8]. */
  noneFound: { title: string; hint: string };
  /** A product that has no price for the search; `short` where there is little room. */
  noPrice: { text: string; short: string };
  /** What the price of a list is for: 'per tahun'. */
  priceUnit: string;
  /** What of an order its price follows from, as far as a search tells. */
  priced: (search: SearchOf<L>) => LineTypes[L]['priced'];
  /** What the 'Ringkasan Informasi Produk' says; loaded when it is first opened. */
  loadSummary: () => Promise<ComponentType<ProductSummaryProps<L>>>;
};

/** What a product of a line holds, in full and side by side. */
export type LineDetails<L extends SoldLine> = {
  /** The conditions of a product, in the order of the side panel [2 §2]. */
  terms: (plan: PlanOf<L>) => Description[];
  /** How a claim is made: 'Cashless: seluruh Indonesia'. */
  claimWays: (plan: PlanOf<L>) => string[];
  compareGroups: (plans: readonly PlanOf<L>[]) => CompareGroup[];
  /** What is covered, and up to how much. */
  Benefits: (props: { plan: PlanOf<L> }) => ReactNode;
};
