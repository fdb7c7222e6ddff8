import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { CompareTable } from '@naungan/ui/plans/compare-dialog';
import { readPlanQuery } from '@naungan/ui/plans/plan-query';
import { listHrefs } from '../lines/plan-url.ts';
import type { FoundComparison } from '../lines/rendered-plan.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';

export type ComparisonProps<L extends ProductType> = FoundComparison<L> & {
  line: L;
  /** Query of the page's URL. */
  urlQuery: string;
  /** Date on which ages are calculated. */
  today: IsoDate;
};

/** The comparison of plans in a page without JavaScript. */
export function Comparison<L extends ProductType>({ line, urlQuery, search, ...table }: ComparisonProps<L>) {
  const query = readPlanQuery(line, new URLSearchParams(urlQuery));
  const { detail, order } = listHrefs(useStorefront(), line, query, search);
  return <CompareTable {...table} line={line} search={search} detailHref={detail} orderHref={order} />;
}
