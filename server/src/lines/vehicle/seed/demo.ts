import { DEMO_OWNER, firstPlanSoldOnline, type LineDemo } from '../../demo.ts';

const CAR = { vehicleType: 'MV4', model: 'C001', year: 2024, price: 237_000_000, plat: 'B' };

const orderParts: LineDemo['orderParts'] = async (client, { serial }) => {
  const calls = client.line('kendaraan');
  const { response: page } = await calls.plans({ ...CAR, coverage: 'allrisk', size: 50 });
  const { _id, premium } = firstPlanSoldOnline(page.products.rows);
  const { response } = await calls.plan(_id, CAR);
  const { product, vehicle: pricedVehicle } = response;
  return {
    product,
    premium,
    params: Object.fromEntries(Object.entries(CAR).map(([name, value]) => [name, String(value)])),
    payload: {
      ...pricedVehicle,
      ...DEMO_OWNER,
      vehicleLicense: `${pricedVehicle.area} ${1234 + serial} CD`,
      chassisNumber: `MHKA6GJ6JKJ${12345 + serial}`,
      machineNumber: `1NRF${123456 + serial}`,
      expansion: [],
      accesories: [],
    },
  };
};

export const VEHICLE_DEMO: LineDemo = { cause: 'VE01', loss: 5_000_000, orderParts };
