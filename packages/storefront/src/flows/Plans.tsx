import { useStore } from '@nanostores/react';
import { todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { PlanList, type PlanListProps, type PlanPage, type PlanQuery } from '@naungan/ui/plans/plan-list';
import { readPlanQuery, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { requestConsultant, requestFormDefaults } from '../calls/consultant.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import type { RenderedPlans } from '../lines/call-types.ts';
import { findPlan } from '../lines/line-calls.ts';
import { loadPlans } from '../lines/load-plans.ts';
import { listHrefs, listQuery, readSearch, searchQuery } from '../lines/plan-url.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useCompletedSearch } from '../react/use-completed-search.ts';
import { useNotifyFormShown } from '../react/use-notify-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { useSharedComparison } from '../react/use-shared-comparison.ts';
import { signInOf } from '../session/sign-in.ts';
import { Frame } from './Frame.tsx';

export type PlansProps<L extends ProductType> = {
  /** Line of the listed plans. */
  line: L;
  /** Search that determines the premiums; a change loads a new list. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
  /**
   * Plans of the server-rendered page, as a visitor sees them. Without them the browser loads the plans. If the server failed
   * to load them, a browser without JavaScript shows the failure with a link that loads the page again.
   */
  rendered?: RenderedPlans<L> | null | undefined;
  /**
   * `band`: the list is a whole page, as on this site, with a breadcrumb and scroll restoration. `plain`
   * (default): the list is a section of a host's page.
   */
  heading?: PlanListProps['heading'];
};

/**
 * The plans of a line for the search in the URL. The URL also holds the list's filters and pages, so that a
 * reload, a shared link and the back button show the same list.
 */
export function Plans<L extends ProductType>({
  line,
  search: givenSearch,
  rendered = null,
  heading = 'plain',
}: PlansProps<L>) {
  const { compareLimit } = lineOf(line);
  const shop = useStorefront();
  const { api, events, currentUrl, setUrl, onStep } = shop;
  const session = useSession();
  const guest = useStore(shop.guest.$guest);
  const today = rendered?.today ?? todayInJakarta(new Date());
  const foundPlans = rendered?.state === 'ready' ? rendered.plans : null;
  const hasFailed = rendered?.state === 'failed';
  const [initialQuery] = useState(() => rendered?.urlQuery ?? currentUrl().search);
  const [searchInUrl] = useState(() => readSearch(line, initialQuery));
  const planSearch = givenSearch ?? searchInUrl;
  const { search, storeCompletedSearch } = useCompletedSearch(line, planSearch, foundPlans?.search);
  const [query, setQuery] = useState<PlanQuery>(() => readPlanQuery(line, new URLSearchParams(initialQuery)));
  const { comparedPlans, setComparedPlans, isComparing, closeComparison } = useSharedComparison(
    line,
    compareLimit,
  );
  const [isGuestRestored, setIsGuestRestored] = useState(false);

  useEffect(() => {
    void shop.guest.restore().finally(() => setIsGuestRestored(true));
    // Runs in a separate task, because the browser's task for the back navigation is already long.
    return onStep(() =>
      setTimeout(() => setQuery(readPlanQuery(line, new URLSearchParams(currentUrl().search)))),
    );
  }, [shop, line, onStep, currentUrl]);

  function changeQuery(newQuery: PlanQuery) {
    const newQueryOnCurrentPage = { ...newQuery, page: query.page };
    const isNewList = String(writePlanQuery(newQueryOnCurrentPage)) !== String(writePlanQuery(query));
    // The host's link of the list may contain query parameters, which stay in the URL.
    const hostQuery = shop.links.plans(line).replace(/^[^?]*/, '');
    const url = withQuery(currentUrl().pathname + hostQuery, listQuery(line, newQuery, search));
    // A new list gets its own history entry; loading another page of the same list keeps the entry.
    setUrl(url, { replace: !isNewList });
    setQuery(newQuery);
  }

  /** Emits the search once, also if the list is displayed again or filtered. */
  function reportPlans({ rows, total }: PlanPage) {
    for (const row of rows) if (!row.blurred) events.rememberPremium(row._id, row.premium);
    events.emitOnce(line + searchQuery(line, planSearch), 'naungan-search', {
      line,
      planId: null,
      plans: total,
    });
  }

  async function loadPage(pageQuery: PlanQuery, size: number) {
    const loadedPlans = await events.watchStep('search', { line, planId: null }, () =>
      loadPlans(api, line, pageQuery, size, planSearch),
    );
    storeCompletedSearch(loadedPlans.search);
    reportPlans(loadedPlans.page);
    return loadedPlans.page;
  }

  async function loadPlan(id: string) {
    const foundPlan = await findPlan(api, line, id, planSearch);
    if (foundPlan) storeCompletedSearch(foundPlan.search);
    return foundPlan?.plan ?? null;
  }

  const member = session.state === 'member' ? session.member : null;
  const hrefs = useMemo(
    () => ({
      ...listHrefs(shop, line, query, search),
      ...(hasFailed && { retry: withQuery(shop.links.plans(line), listQuery(line, query, search)) }),
    }),
    [shop, line, query, search, hasFailed],
  );
  const isVisitorKnown = session.state !== 'restoring' && isGuestRestored;
  const reportRenderedPlans = useEffectEvent(() => foundPlans && reportPlans(foundPlans.page));
  useEffect(() => {
    // Not before: after a reload of a later page of <Storefront>, the rendered list is replaced immediately.
    if (isVisitorKnown) reportRenderedPlans();
  }, [isVisitorKnown]);
  useNotifyFormShown(isVisitorKnown);
  return (
    <Frame>
      <PlanList
        line={line}
        heading={heading}
        restoreScroll={heading === 'band'}
        search={search}
        today={today}
        query={query}
        onQueryChange={changeQuery}
        load={loadPage}
        renderedPages={foundPlans?.page ?? null}
        loadPlan={loadPlan}
        signedIn={isVisitorKnown ? member !== null : null}
        isKnownGuest={guest !== null}
        loginHref={signInOf(shop).withNext(
          shop.links.login,
          withQuery(shop.links.plans(line), listQuery(line, query, search)),
        )}
        hrefs={hrefs}
        isComparing={isComparing}
        onComparisonClose={closeComparison}
        comparedPlans={comparedPlans}
        onComparedPlansChange={setComparedPlans}
        onSubmitGuest={(details) => shop.submitGuestDetails(details, line)}
        onRequestConsultant={(request, plan) => requestConsultant(shop, line, plan._id, request, search)}
        guestAutosave={formAutosaveOf(shop)('guest')}
        {...requestFormDefaults(shop, member)}
      />
    </Frame>
  );
}
