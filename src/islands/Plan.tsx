import { DEFAULT_BIRTH_DATE, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { orderPath, PRODUCT_LINES } from '@naungan/domain/product-line';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { BIRTH_LINE_CALLS } from './birth-line-calls.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

/** One plan, for the date of birth in the URL. */
export default function Plan({ code, id }: { code: BirthLine; id: string }) {
  const line = PRODUCT_LINES[code];
  const current = useSession();
  const [dob] = useState(() => {
    const given = new URLSearchParams(location.search).get('dob');
    return isIsoDate(given) ? given : DEFAULT_BIRTH_DATE;
  });
  return (
    <Frame>
      <PlanDetailScreen
        load={() => BIRTH_LINE_CALLS[code].loadPlan(id, dob)}
        title={line.familyLabel}
        dob={dob}
        today={todayInJakarta(new Date())}
        hrefs={{
          home: '/',
          landing: line.landingPath,
          list: `${line.listPath}${location.search || `?dob=${dob}`}`,
          // With the query as it is: a date that nobody gave is not put into the order.
          order: orderPath(code, id) + location.search,
          change: `${line.landingPath}?dob=${dob}`,
        }}
        onConsultant={(request, plan) => askConsultant(line.code, plan._id, request, dob)}
        {...requestContact(current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
