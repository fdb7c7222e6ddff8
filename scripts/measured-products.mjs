/** What budgets and bench look at: a birth date, a car, and a house in Jakarta for three years against fire and earthquake. */
export const BIRTH_DATE = '1990-05-17';

/** A car of the seeded catalogue; its price is that of the market. */
const CAR = { vehicleType: 'MV4', brand: 'toyota', year: 2024, model: 'C001', plat: 'B' };

const PLACE = {
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

/** As it is posted. */
export const POSTED_HOUSE = {
  productType: 'kebakaran-gempabumi',
  coverages: ['kebakaran-gempabumi'],
  timePeriod: 3,
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  ...BUILDING,
  objectAddresses: [PLACE],
};

/** As the address of a list has it. */
const HOUSE_ADDRESS = String(new URLSearchParams({ ...BUILDING, ...PLACE }));

/** A product of each kind at `origin`, and what the addresses of their pages say of car and house. */
export async function measuredProducts(origin) {
  const answer = async (path, posted) => {
    const request = posted && {
      method: 'POST',
      body: JSON.stringify(posted),
      headers: { 'content-type': 'application/json' },
    };
    return (await (await fetch(`${origin}/api/v1${path}`, request)).json()).response;
  };
  const plan = (await answer(`/health?dob=${BIRTH_DATE}&size=1`)).rows[0]._id;
  const years = await answer(`/vehicles/${CAR.brand}?vehicleType=${CAR.vehicleType}`);
  const { models } = years.find(({ year }) => year === CAR.year);
  const { price } = models.find(({ _id }) => _id === CAR.model);
  const car = String(new URLSearchParams({ ...CAR, price }));
  const carPlan = (await answer(`/vehicle-insurances?${car}&size=1`)).products.rows[0]._id;
  const housePlan = (await answer('/fire-insurances/quote', POSTED_HOUSE)).products.rows[0]._id;
  return { plan, car, carPlan, house: HOUSE_ADDRESS, housePlan };
}
