import { uniqueVehicleNumbers } from '../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import type { Backend } from './backend.ts';
import type { OrderablePlan } from './order-form.ts';

/** The catalogue's code for cars. */
const vehicleType = 'MV4';

/** Returns the first model of the first brand at its market price, with the first plate region. */
async function chooseVehicle({ expectSuccess, expectProblem, skip }: Backend) {
  await expectSuccess('vehicleFeatures', {});
  const brands = await expectSuccess('vehicleBrands', { query: { vehicleType } });
  const brand = brands?.response[0];
  const plates = await expectSuccess('plateRegions', {});
  const plateRegion = plates?.response.plats[0];
  if (!brand || !plateRegion) {
    skip('vehicleModels', 'there is no brand or no plate region');
    return null;
  }
  const params = { brandId: brand._id };
  const years = await expectSuccess('vehicleModels', { params, query: { vehicleType } });
  const [newestYear] = years?.response ?? [];
  const model = newestYear?.models[0];
  if (!newestYear || !model) {
    skip('vehiclePlans', 'there is no model');
    return null;
  }
  await expectSuccess('vehicleSearchText', {
    query: { q: `${brand.brand} ${model.model} ${newestYear.year}` },
  });
  await expectProblem(
    'vehicleSearchText',
    { query: { q: 'x'.repeat(101) } },
    { status: 422 },
    'a text that is too long',
  );
  return { model: model._id, year: newestYear.year, price: model.price, plat: plateRegion.plat };
}

/** Returns the first product that is sold online without a survey. */
export async function quoteVehicle(backend: Backend, token: string): Promise<OrderablePlan | null> {
  const { expectSuccess, expectProblem, skip } = backend;
  const searchedVehicle = await chooseVehicle(backend);
  if (!searchedVehicle) return null;
  const query = { ...searchedVehicle, vehicleType } as const;
  const planList = await expectSuccess('vehiclePlans', { query: { ...query, size: 50 }, token });
  const expensiveVehicle = { query: { ...query, price: query.price * 2 } };
  await expectProblem('vehiclePlans', expensiveVehicle, { status: 422 }, 'a price above the market price');
  const row = planList?.response.products.rows.find(
    (candidate) =>
      !candidate.blurred && candidate.transactionType === 'online' && candidate.surveyRequired === 'not',
  );
  if (!row || row.blurred) {
    skip('vehiclePlan', 'no product is sold online without a survey');
    return null;
  }
  const params = { id: row._id };
  const plan = await expectSuccess('vehiclePlan', { params, query, token });
  const withAccessories = { ...query, accesories: 1_000_000 };
  await expectSuccess('vehicleOrderPlan', { params, query: withAccessories, token });
  await expectProblem(
    'vehicleOrderPlan',
    { params, query },
    { status: 401 },
    'a product for an order without a session',
  );
  if (!plan) return null;
  const { product, vehicle } = plan.response;
  const orderFields = {
    ...vehicle,
    birthDate: '',
    placeOfbirth: '',
    ...uniqueVehicleNumbers(vehicle.area),
    expansion: [],
    accesories: [],
  };
  const queryText = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return {
    ...product,
    premium: row.premium,
    params: queryText,
    lineFields: orderFields,
    quoteInput: query,
  };
}
