import { todayInJakarta } from '@naungan/domain/dates';
import type { SoldLine } from '@naungan/domain/lines';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useState } from 'react';
import { lineCalls } from '../lines/line-calls.ts';
import { planHrefs, readSearch } from '../lines/plan-address.ts';
import { session } from '../stores/app.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

/** One plan, for the search in the URL. */
export default function Plan<L extends SoldLine>({ code, id }: { code: L; id: string }) {
  const current = useSession();
  const [address] = useState(() => location.search);
  const search = readSearch(code, address);
  return (
    <Frame>
      <PlanDetailScreen
        load={() => lineCalls(code).loadPlan(id, search)}
        line={code}
        search={search}
        today={todayInJakarta(new Date())}
        hrefs={planHrefs(code, id, address)}
        onConsultant={(request, plan) => askConsultant(code, plan._id, request, search)}
        memberKnown={() => session.restore()}
        {...requestContact(current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
