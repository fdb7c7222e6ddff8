import { todayInJakarta } from '@naungan/domain/dates';
import { PRODUCT_LINES } from '@naungan/domain/product-line';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';

/** Whether any plan takes this age; the client is loaded only when somebody asks. */
async function check(dob: string) {
  const { api } = await import('../stores/app.ts');
  const { response } = await api.call('healthPlans', { query: { dob, size: 1 } });
  return response.total > 0;
}

/** The date-of-birth form of the health landing page; a plain GET form until it hydrates. */
export default function HealthSearch() {
  return (
    <DateOfBirthSearch
      action={PRODUCT_LINES.kesehatan.listPath}
      today={todayInJakarta(new Date())}
      check={check}
    />
  );
}
