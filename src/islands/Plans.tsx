import { useStore } from '@nanostores/react';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import { planListQuery } from '@naungan/storefront/lines/first-plans';
import { listHrefs, listSearch, readSearch } from '@naungan/storefront/lines/plan-address';
import { PlanList, type PlanQuery } from '@naungan/ui/plans/plan-list';
import { readPlanQuery, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { useEffect, useMemo, useState } from 'react';
import { findPlan, lineCalls } from '../lines/line-calls.ts';
import { formAutosave } from '../stores/browser-autosave.ts';
import { $guest, restoreGuest, submitGuestDetails } from '../stores/guest.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { useFormShown } from './use-form-shown.ts';
import { useSession } from './use-session.ts';
import { useSharedComparison } from './use-shared-comparison.ts';

const NOTHING = { rows: [], total: 0, priceScale: null };

async function load<L extends SoldLine>(code: L, query: PlanQuery, size: number, search: SearchOf<L>) {
  if (lineOf(code).search.call(search, todayInJakarta(new Date())) === null) return NOTHING;
  return lineCalls(code).loadPlans(search, planListQuery(query, size));
}

const guestAutosave = formAutosave('guest');

type PlansProps<L extends SoldLine> = {
  code: L;
  /** The query of the address, with which the server renders the page. */
  address: string;
  today: IsoDate;
};

/**
 * The plans of a line for the search in the URL. The list's state lives there too: a reload, a shared link and
 * the back button give the same list.
 */
export default function Plans<L extends SoldLine>({ code, address, today }: PlansProps<L>) {
  const { compareLimit } = lineOf(code);
  const current = useSession();
  const guest = useStore($guest);
  const [search] = useState(() => readSearch(code, address));
  const [query, setQuery] = useState<PlanQuery>(() => readPlanQuery(new URLSearchParams(address)));
  const { compared, setCompared, comparing, close } = useSharedComparison(code, compareLimit);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    void restoreGuest().finally(() => setReady(true));
    // In a task of its own: that of the step back is long enough.
    const back = () => setTimeout(() => setQuery(readPlanQuery(new URLSearchParams(location.search))));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  function change(next: PlanQuery) {
    const another = String(writePlanQuery({ ...next, page: query.page })) !== String(writePlanQuery(query));
    const address = location.pathname + listSearch(code, next, search);
    // Another list gets an entry of its own in the history; a page more of the same one keeps the place in it.
    if (another) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setQuery(next);
  }

  const member = current.state === 'member' ? current.member : null;
  const hrefs = useMemo(() => listHrefs(code, query, search), [code, query, search]);
  const known = current.state !== 'restoring' && ready;
  useFormShown(known);
  return (
    <Frame>
      <PlanList
        line={code}
        search={search}
        today={today}
        query={query}
        onQueryChange={change}
        load={(wanted, size) => load(code, wanted, size, search)}
        loadPlan={(id) => findPlan(code, id, search)}
        signedIn={known ? member !== null : null}
        guestKnown={guest !== null}
        loginHref={`/login?next=${encodeURIComponent(lineOf(code).listPath + listSearch(code, query, search))}`}
        hrefs={hrefs}
        comparing={comparing}
        onComparisonClose={close}
        compared={compared}
        onComparedChange={setCompared}
        onLeaveDetails={(details) => submitGuestDetails(details, code)}
        onConsultant={(request, plan) => askConsultant(code, plan._id, request, search)}
        guestAutosave={guestAutosave}
        {...requestContact(member)}
      />
    </Frame>
  );
}
