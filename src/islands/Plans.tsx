import { useStore } from '@nanostores/react';
import { DEFAULT_BIRTH_DATE, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { LINES } from '@naungan/domain/lines';
import { PlanList, type PlanQuery } from '@naungan/ui/plans/plan-list';
import { readPlanQuery, writePlanQuery } from '@naungan/ui/plans/plan-query';
import { useEffect, useMemo, useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { api } from '../stores/app.ts';
import { formAutosave } from '../stores/browser-autosave.ts';
import { $guest, restoreGuest, submitGuestDetails } from '../stores/guest.ts';
import { BIRTH_LINE_CALLS, findPlan, isPossibleBirthDate } from './birth-line-calls.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame, Waiting } from './Frame.tsx';
import { givenBirthDate, listHrefs, listSearch } from './plan-address.ts';
import { useSession } from './use-session.ts';
import { useSharedComparison } from './use-shared-comparison.ts';

const readUrl = () => new URLSearchParams(location.search);
const NOTHING = { rows: [], total: 0 };

async function load(code: BirthLine, query: PlanQuery, size: number, dob: IsoDate) {
  if (!isPossibleBirthDate(dob)) return NOTHING;
  const { q, priceMin, priceMax, ...rest } = query;
  const { response } = await api.call(BIRTH_LINE_CALLS[code].plans, {
    query: {
      ...rest,
      dob,
      size,
      ...(q ? { q } : {}),
      ...(priceMin === null ? {} : { priceMin }),
      ...(priceMax === null ? {} : { priceMax }),
    },
  });
  return response;
}

const guestAutosave = formAutosave('guest');

/**
 * The plans of a line for the date of birth in the URL. The list's state lives there too: a reload, a shared link and
 * the back button give the same list.
 */
export default function Plans({ code }: { code: BirthLine }) {
  const line = LINES[code];
  const current = useSession();
  const guest = useStore($guest);
  const [given] = useState(() => givenBirthDate(location.search));
  const dob = given ?? DEFAULT_BIRTH_DATE;
  const [query, setQuery] = useState<PlanQuery>(() => readPlanQuery(readUrl()));
  const { compared, setCompared, comparing, close } = useSharedComparison(code, line.compareLimit);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    void restoreGuest().finally(() => setReady(true));
    // In a task of its own: that of the step back is long enough.
    const back = () => setTimeout(() => setQuery(readPlanQuery(readUrl())));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  function change(next: PlanQuery) {
    const another = String(writePlanQuery({ ...next, page: query.page })) !== String(writePlanQuery(query));
    const address = location.pathname + listSearch(next, given);
    // Another list gets an entry of its own in the history; a page more of the same one keeps the place in it.
    if (another) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setQuery(next);
  }

  const member = current.state === 'member' ? current.member : null;
  const hrefs = useMemo(() => listHrefs(code, query, given), [code, query, given]);
  if (current.state === 'restoring' || !ready) return <Waiting />;
  return (
    <Frame>
      <PlanList
        title={line.familyLabel}
        dob={dob}
        today={todayInJakarta(new Date())}
        query={query}
        onQueryChange={change}
        load={(wanted, size) => load(code, wanted, size, dob)}
        loadPlan={(id) => findPlan(code, id, dob)}
        priceMax={line.priceRange.max}
        priceStep={line.priceRange.step}
        signedIn={member !== null}
        guestKnown={guest !== null}
        loginHref={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}
        hrefs={hrefs}
        comparing={comparing}
        onComparisonClose={close}
        compared={compared}
        onComparedChange={setCompared}
        compareLimit={line.compareLimit}
        onLeaveDetails={(details) => submitGuestDetails(details, line.code)}
        onConsultant={(request, plan) => askConsultant(line.code, plan._id, request, given)}
        guestAutosave={guestAutosave}
        {...requestContact(member)}
      />
    </Frame>
  );
}
