import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import { planHrefs, readSearch } from '@naungan/storefront/lines/plan-address';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { lineCalls } from '../lines/line-calls.ts';
import { session } from '../stores/app.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

type PlanProps<L extends SoldLine> = {
  code: L;
  id: string;
  /** The query of the address, with which the server renders the page. */
  address: string;
  today: IsoDate;
  /** What the server rendered the page with. */
  plan: PlanOf<L> | null;
};

/** One plan, for the search in the URL. */
export default function Plan<L extends SoldLine>({ code, id, address, today, plan }: PlanProps<L>) {
  const current = useSession();
  const search = readSearch(code, address);
  return (
    <Frame>
      <PlanDetailScreen
        plan={plan}
        load={() => lineCalls(code).loadPlan(id, search)}
        line={code}
        search={search}
        today={today}
        hrefs={planHrefs(code, id, address)}
        onConsultant={(request, plan) => askConsultant(code, plan._id, request, search)}
        memberKnown={() => session.restore()}
        {...requestContact(current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
