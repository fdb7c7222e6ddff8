import { useStore } from '@nanostores/react';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { lineSearch } from '@naungan/ui/lines';
import { PlanList, type PlanListProps, type PlanQuery } from '@naungan/ui/plans/plan-list';
import { readPlanQuery, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useMemo, useState } from 'react';
import { requestConsultant, requestContact } from '../calls/consultant.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import { planListQuery } from '../lines/first-plans.ts';
import type { LineClient } from '../lines/line-calls.ts';
import { findPlan, lineCalls } from '../lines/line-calls.ts';
import { listHrefs, listSearch, readSearch } from '../lines/plan-url.ts';
import { useStorefront } from '../react/provider.tsx';
import { useFormShown } from '../react/use-form-shown.ts';
import { useKnownSearch } from '../react/use-known-search.ts';
import { useSession } from '../react/use-session.ts';
import { useSharedComparison } from '../react/use-shared-comparison.ts';
import { signInOf } from '../session/sign-in.ts';
import { Frame } from './Frame.tsx';

async function load<L extends ProductType>(
  client: LineClient,
  line: L,
  query: PlanQuery,
  size: number,
  search: SearchOf<L>,
) {
  if (lineSearch(line).apiQuery(search, todayInJakarta(new Date())) === null)
    return { page: { rows: [], total: 0, priceScale: null }, search };
  return lineCalls(client, line).loadPlans(search, planListQuery(query, size));
}

export type PlansProps<L extends ProductType> = {
  /** Line of the listed plans. */
  line: L;
  /** Search that determines the premiums; a change loads a new list. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
  /** Query of the URL for server rendering. Default: the page's query. */
  urlQuery?: string;
  /** Date on which ages are calculated. Default: the current date in Jakarta. */
  today?: IsoDate;
  /**
   * `band`: the list is the whole page, as on this site: breadcrumb and scroll restoration. `plain`
   * (default): the list is part of a host page.
   */
  heading?: PlanListProps['heading'];
};

/**
 * The plans of a line for the search in the URL. The URL also holds the list's filters and pages, so that a
 * reload, a shared link and the back button show the same list.
 */
export function Plans<L extends ProductType>({
  line,
  search: given,
  urlQuery,
  today = todayInJakarta(new Date()),
  heading = 'plain',
}: PlansProps<L>) {
  const { compareLimit } = lineOf(line);
  const shop = useStorefront();
  const { api, currentUrl: here, setUrl, onStep } = shop;
  const current = useSession();
  const guest = useStore(shop.guest.$guest);
  const [initialQuery] = useState(() => urlQuery ?? here().search);
  const [searchInUrl] = useState(() => readSearch(line, initialQuery));
  const planSearch = given ?? searchInUrl;
  const { search, learn } = useKnownSearch(line, planSearch);
  const [query, setQuery] = useState<PlanQuery>(() => readPlanQuery(line, new URLSearchParams(initialQuery)));
  const { compared, setCompared, comparing, close } = useSharedComparison(line, compareLimit);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    void shop.guest.restore().finally(() => setReady(true));
    // In a separate task, because handling the back navigation is a long one already.
    return onStep(() => setTimeout(() => setQuery(readPlanQuery(line, new URLSearchParams(here().search)))));
  }, [shop, line, onStep, here]);

  function change(next: PlanQuery) {
    const another = String(writePlanQuery({ ...next, page: query.page })) !== String(writePlanQuery(query));
    // Keeps the query parameters of the host.
    const place = here().pathname + shop.links.plans(line).replace(/^[^?]*/, '');
    const changed = withQuery(place, listSearch(line, next, search));
    // A new list gets its own history entry; loading another page of the same list keeps the entry.
    setUrl(changed, { replace: !another });
    setQuery(next);
  }

  async function loadPage(wanted: PlanQuery, size: number) {
    const found = await load(api, line, wanted, size, planSearch);
    learn(found.search);
    return found.page;
  }

  async function loadPlan(id: string) {
    const found = await findPlan(api, line, id, planSearch);
    if (found) learn(found.search);
    return found?.plan ?? null;
  }

  const member = current.state === 'member' ? current.member : null;
  const hrefs = useMemo(() => listHrefs(shop, line, query, search), [shop, line, query, search]);
  const known = current.state !== 'restoring' && ready;
  useFormShown(known);
  return (
    <Frame>
      <PlanList
        line={line}
        heading={heading}
        restoreScroll={heading === 'band'}
        search={search}
        today={today}
        query={query}
        onQueryChange={change}
        load={loadPage}
        loadPlan={loadPlan}
        signedIn={known ? member !== null : null}
        guestKnown={guest !== null}
        loginHref={signInOf(shop).withNext(
          shop.links.login,
          withQuery(shop.links.plans(line), listSearch(line, query, search)),
        )}
        hrefs={hrefs}
        comparing={comparing}
        onComparisonClose={close}
        compared={compared}
        onComparedChange={setCompared}
        onSubmitGuest={(details) => shop.submitGuestDetails(details, line)}
        onRequestConsultant={(request, plan) => requestConsultant(shop, line, plan._id, request, search)}
        guestAutosave={formAutosaveOf(shop)('guest')}
        {...requestContact(shop, member)}
      />
    </Frame>
  );
}
