import { DEFAULT_BIRTH_DATE, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { PRODUCT_LINES } from '@naungan/domain/product-line';
import { PlanDetailScreen } from '@naungan/ui/plans/plan-detail';
import { useState } from 'react';
import { api } from '../stores/app.ts';
import { askConsultant, memberContact } from './consultant.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

const line = PRODUCT_LINES.kesehatan;

/** One health plan, for the date of birth in the URL. */
export default function HealthPlan({ id }: { id: string }) {
  const current = useSession();
  const [dob] = useState(() => {
    const given = new URLSearchParams(location.search).get('dob');
    return isIsoDate(given) ? given : DEFAULT_BIRTH_DATE;
  });
  return (
    <Frame>
      <PlanDetailScreen
        load={async () => (await api.call('healthPlan', { params: { id }, query: { dob } })).response.health}
        title={line.familyLabel}
        dob={dob}
        today={todayInJakarta(new Date())}
        hrefs={{
          home: '/',
          landing: line.landingPath,
          list: `${line.listPath}${location.search || `?dob=${dob}`}`,
          order: `/products/kesehatan/order/${id}?dob=${dob}`,
          change: `${line.landingPath}?dob=${dob}`,
        }}
        onConsultant={(request, plan) => askConsultant(line.code, plan._id, request, dob)}
        {...memberContact(current.state === 'member' ? current.member : null)}
      />
    </Frame>
  );
}
