import { DEFAULT_BIRTH_DATE, todayInJakarta } from '@naungan/domain/dates';
import { LINES } from '@naungan/domain/lines';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { session } from '../stores/app.ts';
import { BIRTH_LINE_CALLS } from './birth-line-calls.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { givenBirthDate, planHrefs } from './plan-address.ts';
import { useSession } from './use-session.ts';

/** One plan, for the date of birth in the URL. */
export default function Plan({ code, id }: { code: BirthLine; id: string }) {
  const line = LINES[code];
  const current = useSession();
  const [search] = useState(() => location.search);
  const given = givenBirthDate(search);
  const dob = given ?? DEFAULT_BIRTH_DATE;
  return (
    <Frame>
      <PlanDetailScreen
        load={() => BIRTH_LINE_CALLS[code].loadPlan(id, dob)}
        title={line.familyLabel}
        dob={dob}
        today={todayInJakarta(new Date())}
        hrefs={planHrefs(code, id, search)}
        onConsultant={(request, plan) => askConsultant(line.code, plan._id, request, given)}
        memberKnown={() => session.restore()}
        {...requestContact(current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
