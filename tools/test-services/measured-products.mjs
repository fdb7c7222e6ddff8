/**
 * The searches whose pages and calls the performance budgets and benchmarks measure: health plans for a birth date, plans
 * for a car, and plans for a house in Jakarta with fire and earthquake cover for three years.
 */
export const BIRTH_DATE = '1990-05-17';

/** A car (code `MV4`) of the seeded catalogue at its market price. */
const CAR = { vehicleType: 'MV4', brand: 'toyota', year: 2024, model: 'C001', plat: 'B' };

const ADDRESS = {
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
};
const BUILDING = {
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
};

/** The house as a request body. */
export const HOUSE_BODY = {
  productType: 'kebakaran-gempabumi',
  coverages: ['kebakaran-gempabumi'],
  timePeriod: 3,
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  ...BUILDING,
  objectAddresses: [ADDRESS],
};

/** The house as the query of a page. */
const HOUSE_QUERY = String(new URLSearchParams({ ...BUILDING, ...ADDRESS }));

/** Returns the ids of a health, car and house product of the server at `origin`, and the URL queries of car and house. */
export async function measuredProducts(origin) {
  const responseOf = async (path, postBody) => {
    const request = postBody && {
      method: 'POST',
      body: JSON.stringify(postBody),
      headers: { 'content-type': 'application/json' },
    };
    return (await (await fetch(`${origin}/api/v1${path}`, request)).json()).response;
  };
  const healthPlan = (await responseOf(`/health?dob=${BIRTH_DATE}&size=1`)).rows[0]._id;
  const years = await responseOf(`/vehicles/${CAR.brand}?vehicleType=${CAR.vehicleType}`);
  const { models } = years.find(({ year }) => year === CAR.year);
  const { price } = models.find(({ _id }) => _id === CAR.model);
  const carQuery = String(new URLSearchParams({ ...CAR, price }));
  const carPlan = (await responseOf(`/vehicle-insurances?${carQuery}&size=1`)).products.rows[0]._id;
  const housePlan = (await responseOf('/fire-insurances/quote', HOUSE_BODY)).products.rows[0]._id;
  return { healthPlan, carQuery, carPlan, houseQuery: HOUSE_QUERY, housePlan };
}
