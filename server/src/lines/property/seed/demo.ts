import type { PropertyType } from '@naungan/domain/lines/property';
import { DEMO_OWNER, DEMO_STREET, firstPlanSoldOnline, type LineDemo } from '../../demo.ts';

const HOUSE = {
  timePeriod: 1,
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
};

const orderParts =
  (productType: PropertyType): LineDemo['orderParts'] =>
  async (client) => {
    const calls = client.line(productType);
    const search = { ...HOUSE, productType, coverages: productType };
    const { response: page } = await calls.plans({ ...search, size: 50 });
    const { _id, premium } = firstPlanSoldOnline(page.products.rows);
    const { response } = await calls.plan(_id, search);
    const { product, building } = response;
    const objectAddresses = { ...building.objectAddresses, ...DEMO_STREET };
    return {
      product,
      premium,
      params: { occupation: HOUSE.occupation, timePeriod: '1' },
      payload: { ...building, ...DEMO_OWNER, bankClause: '', creditNumber: '', objectAddresses },
    };
  };

export const FIRE_DEMO: LineDemo = { cause: 'FI01', loss: 25_000_000, orderParts: orderParts('kebakaran') };
export const EARTHQUAKE_DEMO: LineDemo = {
  cause: 'EA01',
  loss: 75_000_000,
  orderParts: orderParts('gempabumi'),
};
export const FIRE_EARTHQUAKE_DEMO: LineDemo = {
  cause: 'FI01',
  loss: 25_000_000,
  orderParts: orderParts('kebakaran-gempabumi'),
};
