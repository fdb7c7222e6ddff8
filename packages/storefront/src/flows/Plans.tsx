import { useStore } from '@nanostores/react';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import { PlanList, type PlanListProps, type PlanQuery } from '@naungan/ui/plans/plan-list';
import { readPlanQuery, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useMemo, useState } from 'react';
import { askConsultant, requestContact } from '../calls/consultant.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import { planListQuery } from '../lines/first-plans.ts';
import type { LineClient } from '../lines/line-calls.ts';
import { findPlan, lineCalls } from '../lines/line-calls.ts';
import { listHrefs, listSearch, readSearch } from '../lines/plan-address.ts';
import { useStorefront } from '../react/provider.tsx';
import { useFormShown } from '../react/use-form-shown.ts';
import { useKnownSearch } from '../react/use-known-search.ts';
import { useSession } from '../react/use-session.ts';
import { useSharedComparison } from '../react/use-shared-comparison.ts';
import { signInOf } from '../session/sign-in.ts';
import { Frame } from './Frame.tsx';

async function load<L extends SoldLine>(
  client: LineClient,
  line: L,
  query: PlanQuery,
  size: number,
  search: SearchOf<L>,
) {
  if (searchedLine(line).search.call(search, todayInJakarta(new Date())) === null)
    return { page: { rows: [], total: 0, priceScale: null }, search };
  return lineCalls(client, line).loadPlans(search, planListQuery(query, size));
}

export type PlansProps<L extends SoldLine> = {
  /** The line whose plans are listed. */
  line: L;
  /** What premiums are for; another search lists anew. What the address says by default. */
  search?: SearchOf<L> | undefined;
  /** The query of the address, where a server renders the page; that of this page by default. */
  address?: string;
  /** The day for which ages are told; that of Jakarta by default. */
  today?: IsoDate;
  /**
   * `band`: the page is the list's, as on our own site, with the way here across it, and coming back leads to the same
   * card. `plain`, the default: a part of the host's page.
   */
  heading?: PlanListProps['heading'];
};

/**
 * The plans of a line for the search in the URL. The list's state lives there too: a reload, a shared link and
 * the back button give the same list.
 */
export function Plans<L extends SoldLine>({
  line,
  search: given,
  address,
  today = todayInJakarta(new Date()),
  heading = 'plain',
}: PlansProps<L>) {
  const { compareLimit } = searchedLine(line);
  const shop = useStorefront();
  const { api, address: here, setAddress, onStep } = shop;
  const current = useSession();
  const guest = useStore(shop.guest.$guest);
  const [first] = useState(() => address ?? here().search);
  const [asked] = useState(() => readSearch(line, first));
  const searched = given ?? asked;
  const { search, learn } = useKnownSearch(line, searched);
  const [query, setQuery] = useState<PlanQuery>(() => readPlanQuery(line, new URLSearchParams(first)));
  const { compared, setCompared, comparing, close } = useSharedComparison(line, compareLimit);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    void shop.guest.restore().finally(() => setReady(true));
    // In a task of its own: that of the step back is long enough.
    return onStep(() => setTimeout(() => setQuery(readPlanQuery(line, new URLSearchParams(here().search)))));
  }, [shop, line, onStep, here]);

  function change(next: PlanQuery) {
    const another = String(writePlanQuery({ ...next, page: query.page })) !== String(writePlanQuery(query));
    // With what of the query is the host's own.
    const place = here().pathname + shop.links.plans(line).replace(/^[^?]*/, '');
    const changed = withQuery(place, listSearch(line, next, search));
    // Another list gets an entry of its own in the history; a page more of the same one keeps the place in it.
    setAddress(changed, { replace: !another });
    setQuery(next);
  }

  async function loadPage(wanted: PlanQuery, size: number) {
    const found = await load(api, line, wanted, size, searched);
    learn(found.search);
    return found.page;
  }

  async function loadPlan(id: string) {
    const found = await findPlan(api, line, id, searched);
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
        keepPlace={heading === 'band'}
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
        onLeaveDetails={(details) => shop.submitGuestDetails(details, line)}
        onConsultant={(request, plan) => askConsultant(shop, line, plan._id, request, search)}
        guestAutosave={formAutosaveOf(shop)('guest')}
        {...requestContact(shop, member)}
      />
    </Frame>
  );
}
