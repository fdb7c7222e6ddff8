import { ageOn, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { premiumRows, totalOfRows } from '@naungan/domain/lines';
import type { SearchPrice } from '@naungan/ui/site/search-premium';
import type { LineClient } from '../lines/count-plans.ts';

/** Resolves to the lowest yearly price for a person with this birth date; `null` if no plan or no price is available. */
export async function birthPremium(
  client: LineClient,
  line: 'kesehatan' | 'kecelakaandiri',
  dob: IsoDate,
): Promise<SearchPrice | null> {
  const { response } = await client
    .line(line)
    .plans({ page: 1, size: 1, sortField: 'premium', sortOrder: 'asc', dob });
  const [plan] = response.rows;
  if (!plan || plan.blurred) return null;
  const rows = premiumRows(plan, null);
  return {
    object: `Usia ${ageOn(dob, todayInJakarta(new Date()))}`,
    rows,
    total: { label: 'Setahun', amount: totalOfRows(rows) },
  };
}
