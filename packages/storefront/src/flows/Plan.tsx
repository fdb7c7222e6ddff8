import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { SearchOf, SoldLine } from '@naungan/domain/lines';
import { type PlanDetailProps, PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useState } from 'react';
import { askConsultant, requestContact } from '../calls/consultant.ts';
import type { FoundPlan } from '../lines/call-types.ts';
import { lineCalls } from '../lines/line-calls.ts';
import { planHrefs, readSearch, searchQuery } from '../lines/plan-address.ts';
import { useStorefront } from '../react/provider.tsx';
import { useKnownSearch } from '../react/use-known-search.ts';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

export type PlanProps<L extends SoldLine> = {
  /** The line that the plan is of, and its id. */
  line: L;
  id: string;
  /** What premiums are for; what the address says by default. */
  search?: SearchOf<L> | undefined;
  /** The query of the address, where a server renders the page; that of this page by default. */
  address?: string;
  /** The day for which ages are told; that of Jakarta by default. */
  today?: IsoDate;
  /** What a server rendered the page with; loaded without it. */
  rendered?: FoundPlan<L> | null;
  /** A band with the way here across the page, as our own site has it, or the heading alone (the default). */
  heading?: PlanDetailProps['heading'];
};

/** One plan, for the search in the URL. */
export function Plan<L extends SoldLine>({
  line,
  id,
  search: given,
  address,
  today = todayInJakarta(new Date()),
  rendered = null,
  heading = 'plain',
}: PlanProps<L>) {
  const shop = useStorefront();
  const current = useSession();
  const [asked] = useState(() => address ?? shop.address().search);
  const searched = given ?? readSearch(line, asked);
  const { search, learn } = useKnownSearch(line, searched, rendered?.search);
  const query = given ? searchQuery(line, given) : asked;

  async function load() {
    const found = await lineCalls(shop.api, line).loadPlan(id, searched);
    learn(found.search);
    return found.plan;
  }

  return (
    <Frame>
      <PlanDetailScreen
        key={id + searchQuery(line, searched)}
        heading={heading}
        plan={rendered?.plan ?? null}
        load={load}
        line={line}
        search={search}
        today={today}
        hrefs={planHrefs(shop.links, line, id, query, search)}
        onConsultant={(request, plan) => askConsultant(shop, line, plan._id, request, search)}
        memberKnown={() => shop.session.restore()}
        {...requestContact(shop, current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
