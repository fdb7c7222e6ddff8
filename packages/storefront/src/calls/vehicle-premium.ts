import type { SearchClient } from '@naungan/api/search-client';
import { todayInJakarta } from '@naungan/domain/dates';
import { COVER_LABELS, COVERS, type VehicleSearch, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { oneYearPrice } from '@naungan/domain/premium';
import type { VehicleCatalogue } from '@naungan/ui/lines/vehicle/search';
import type { SearchPrice } from '@naungan/ui/site/search-premium';

const EXAMPLE_PLATE = 'B';
/** Guests see the first three plans, which contain the cheapest plan of each cover [Q42]. */
const PLAN_COUNT = 3;

/**
 * Returns a search with a brand, completed with examples: the newest year, the cheapest model of the year, and a plate.
 * Returns null without a brand, because the price of an example brand would look like the price of the visitor's vehicle.
 */
async function withExampleAnswers(
  catalogue: Pick<VehicleCatalogue, 'loadModels'>,
  search: VehicleSearch,
): Promise<VehicleSearch | null> {
  const { vehicleType, brand } = search;
  if (brand === undefined) return null;
  const years = await catalogue.loadModels(brand, vehicleType);
  const catalogueYear = years.find(({ year }) => year === search.year) ?? years[0];
  const [cheapestModel] = catalogueYear?.models.toSorted((one, other) => one.price - other.price) ?? [];
  const model = catalogueYear?.models.find(({ _id }) => _id === search.model) ?? cheapestModel;
  if (!catalogueYear || !model) return null;
  const { price = model.price, plat = EXAMPLE_PLATE } = search;
  return { ...search, year: catalogueYear.year, model: model._id, price, plat };
}

/** Resolves to the lowest yearly price of each cover for a vehicle; `null` if the brand is missing or there is no plan. */
export async function vehiclePremium(
  api: Pick<SearchClient, 'line'>,
  catalogue: Pick<VehicleCatalogue, 'loadModels'>,
  search: VehicleSearch,
): Promise<SearchPrice | null> {
  const example = await withExampleAnswers(catalogue, search);
  const query = example && vehicleSearch.apiQuery(example, todayInJakarta(new Date()));
  if (!query) return null;
  const { response } = await api
    .line('kendaraan')
    .plans({ page: 1, size: PLAN_COUNT, sortField: 'premium', sortOrder: 'asc', ...query });
  const { rows: plans, vehicle } = response.products;
  const rows = COVERS.flatMap((cover) => {
    const plan = plans.find((candidate) => !candidate.blurred && candidate.typeCoverage === cover);
    return plan && !plan.blurred
      ? [{ label: `${COVER_LABELS[cover]}, mulai dari`, amount: oneYearPrice(plan.premium, plan.adminFee) }]
      : [];
  });
  if (rows.length === 0) return null;
  const { brandText, modelText, year, price, area } = vehicle;
  return {
    object: `${brandText} ${modelText} ${year} · ${formatRupiah(price)} · pelat ${area}`,
    rows,
    total: { label: 'Setahun, mulai dari', amount: Math.min(...rows.map(({ amount }) => amount)) },
  };
}
