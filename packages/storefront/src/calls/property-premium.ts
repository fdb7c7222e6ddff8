import type { SearchClient } from '@naungan/api/search-client';
import { todayInJakarta } from '@naungan/domain/dates';
import { premiumRows, totalOfRows } from '@naungan/domain/lines';
import {
  exampleBuilding,
  type PropertySearch,
  type PropertyType,
  propertySearch,
} from '@naungan/domain/lines/property';
import { formatRupiah } from '@naungan/domain/money';
import type { SearchPrice } from '@naungan/ui/site/search-premium';

/**
 * Resolves to the lowest yearly price for a building; `null` if there is no plan. Fields that the search does not have
 * get the values of the example house.
 */
export async function propertyPremium(
  api: Pick<SearchClient, 'line'>,
  line: PropertyType,
  search: PropertySearch,
): Promise<SearchPrice | null> {
  const example = exampleBuilding(line);
  const { province, district_level, district } = example;
  // Without a district the province is also the example's, because a district belongs to one province.
  const exampleRegion = search.district === undefined ? { province, district_level, district } : {};
  const filledSearch = { ...example, ...search, ...exampleRegion };
  const query = propertySearch(line).apiQuery(filledSearch, todayInJakarta(new Date())) ?? {};
  const { response } = await api
    .line(line)
    .plans({ page: 1, size: 1, sortField: 'premium', sortOrder: 'asc', ...query });
  const { rows: plans, building } = response.products;
  const [plan] = plans;
  if (!plan || plan.blurred) return null;
  const rows = premiumRows(plan, null);
  const { occupationName, buildingPrices, objectAddresses } = building;
  return {
    object: `${occupationName} · ${formatRupiah(buildingPrices)} · ${objectAddresses.district}`,
    rows,
    total: { label: 'Setahun', amount: totalOfRows(rows) },
  };
}
