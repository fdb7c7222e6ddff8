import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { type LineDetails, loadLineDetails, yearlyPremium } from '@naungan/ui/lines';
import { type PlanDetailProps, PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useEffect, useEffectEvent, useState } from 'react';
import { requestConsultant, requestFormDefaults } from '../calls/consultant.ts';
import type { FoundPlan } from '../lines/call-types.ts';
import { lineCalls } from '../lines/line-calls.ts';
import { planHrefs, readSearch, searchQuery } from '../lines/plan-url.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useCompletedSearch } from '../react/use-completed-search.ts';
import { usePreload } from '../react/use-preload.ts';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

export type PlanProps<L extends ProductType> = {
  /** Line and id of the plan. */
  line: L;
  id: string;
  /** Search that determines the premiums. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
  /** Query of the URL for server rendering. Default: the page's query. */
  urlQuery?: string;
  /** Date on which ages are calculated. Default: the current date in Jakarta. */
  today?: IsoDate;
  /** Plan of the server-rendered page. Without it the plan is loaded. */
  renderedPlan?: FoundPlan<L> | null;
  /** `band` with a breadcrumb, as on this site, or `plain` (default). */
  heading?: PlanDetailProps['heading'];
};

/** The page of a plan, with premiums for `search`. */
export function Plan<L extends ProductType>({
  line,
  id,
  search: givenSearch,
  urlQuery,
  today = todayInJakarta(new Date()),
  renderedPlan = null,
  heading = 'plain',
}: PlanProps<L>) {
  const shop = useStorefront();
  usePreload(loadLineDetails, line);
  const session = useSession();
  const [initialQuery] = useState(() => urlQuery ?? shop.currentUrl().search);
  const planSearch = givenSearch ?? readSearch(line, initialQuery);
  const { search, storeCompletedSearch } = useCompletedSearch(line, planSearch, renderedPlan?.search);
  const query = givenSearch ? searchQuery(line, givenSearch) : initialQuery;

  async function load() {
    const foundPlan = await shop.events.watchStep('view', { line, planId: id }, () =>
      lineCalls(shop.api, line).loadPlan(id, planSearch),
    );
    storeCompletedSearch(foundPlan.search);
    reportView(foundPlan);
    return foundPlan.plan;
  }

  function reportView(foundPlan: FoundPlan<L>) {
    if (!shop.events.hasListener) return;
    // If the code of the line fails to load, the page shows the failure.
    loadLineDetails(line).then(
      ({ pricing }) => emitView(foundPlan, pricing),
      () => undefined,
    );
  }

  function emitView(foundPlan: FoundPlan<L>, pricing: LineDetails<L>['pricing']) {
    const premium = yearlyPremium(line, pricing, foundPlan.plan, foundPlan.search, today);
    shop.events.rememberPremium(id, premium);
    shop.events.emit('naungan-viewed', { line, planId: id, premium });
  }

  const reportRenderedPlan = useEffectEvent(() => renderedPlan && reportView(renderedPlan));
  useEffect(() => void reportRenderedPlan(), []);

  return (
    <Frame>
      <PlanDetailScreen
        key={id + searchQuery(line, planSearch)}
        heading={heading}
        plan={renderedPlan?.plan ?? null}
        load={load}
        line={line}
        search={search}
        today={today}
        hrefs={planHrefs(shop.links, line, id, query, search)}
        onRequestConsultant={(request, plan) => requestConsultant(shop, line, plan._id, request, search)}
        waitForMember={() => shop.session.restore()}
        {...requestFormDefaults(shop, session.state === 'member' ? session.member : null)}
      />
    </Frame>
  );
}
