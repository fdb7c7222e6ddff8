import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { askConsultant, requestContact } from '../calls/consultant.ts';
import { lineCalls } from '../lines/line-calls.ts';
import { planHrefs, readSearch } from '../lines/plan-address.ts';
import { useStorefront } from '../react/provider.tsx';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

export type PlanProps<L extends SoldLine> = {
  code: L;
  id: string;
  /** The query of the address, with which the server renders the page. */
  address: string;
  today: IsoDate;
  /** What the server rendered the page with. */
  plan: PlanOf<L> | null;
};

/** One plan, for the search in the URL. */
export function Plan<L extends SoldLine>({ code, id, address, today, plan }: PlanProps<L>) {
  const shop = useStorefront();
  const current = useSession();
  const search = readSearch(code, address);
  return (
    <Frame>
      <PlanDetailScreen
        plan={plan}
        load={() => lineCalls(shop.api, code).loadPlan(id, search)}
        line={code}
        search={search}
        today={today}
        hrefs={planHrefs(shop.links, code, id, address)}
        onConsultant={(request, plan) => askConsultant(shop, code, plan._id, request, search)}
        memberKnown={() => shop.session.restore()}
        {...requestContact(shop, current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
