import type { IsoDate } from '@naungan/domain/dates';
import type { LineTypes, PlanOf, SoldLine } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { PersonProductSummary } from './person/product-summary/PersonProductSummary.tsx';

export type ProductSummaryProps<L extends SoldLine> = {
  line: L;
  plan: PlanOf<L>;
  /** For the simulation, as far as it is known. */
  priced: LineTypes[L]['priced'];
  today: IsoDate;
};

const SUMMARIES: { [L in SoldLine]: (props: ProductSummaryProps<L>) => ReactNode } = {
  kesehatan: PersonProductSummary,
  kecelakaandiri: PersonProductSummary,
};

/** What the 'Ringkasan Informasi Produk' of a line says. */
export function ProductSummary<L extends SoldLine>(props: ProductSummaryProps<L>) {
  const Summary: (props: ProductSummaryProps<L>) => ReactNode = SUMMARIES[props.line];
  return <Summary {...props} />;
}
