import type { PropertyType } from '@naungan/domain/lines/property';
import type { Backend } from './backend.ts';
import type { OrderablePlan } from './order-form.ts';

/** Returns the first occupation and the first regency of the first province of the back end's catalogue. */
async function chooseBuilding({ expectSuccess, skip }: Backend) {
  const references = await expectSuccess('propertyReferences', {
    query: { category: 'occupation', category2: 'classes' },
  });
  const occupation = references?.response.rows.find(({ category }) => category === 'occupation');
  const provinces = await expectSuccess('zones', { query: {} });
  const result = provinces?.response.result;
  const province = result && 'province' in result ? result.province[0] : undefined;
  const level = 'Kabupaten';
  const zones = province === undefined ? null : await expectSuccess('zones', { query: { province, level } });
  const districts = zones?.response.result;
  const district = Array.isArray(districts) ? districts[0] : undefined;
  if (occupation && district) return { occupation: occupation._id, district };
  skip('propertyPlans', 'there is no occupation or no regency');
  return null;
}

type District = { province: string; district: string };

/** Returns the address fields of a building, with the first regions of its regency. */
async function addressIn({ expectSuccess }: Backend, { province, district }: District) {
  const firstOf = async (
    type: 'kecamatan' | 'kelurahan' | 'kodepos',
    parentRegions: Record<string, string>,
  ): Promise<string> => {
    const query = { type, provinsi: province, kabupaten: district, ...parentRegions };
    return (await expectSuccess('regions', { query }))?.response[type]?.[0] ?? '';
  };
  const kecamatan = await firstOf('kecamatan', {});
  const kelurahan = await firstOf('kelurahan', { kecamatan });
  return {
    subDistrict: kecamatan,
    urbanVillage: kelurahan,
    postalCode: await firstOf('kodepos', { kecamatan, kelurahan }),
    address: 'Jalan Kemang Utara No. 19',
    neighbourhood: '001',
    hamlet: '002',
  };
}

/** Returns a function that finds the first product of a type that is sold online without a survey. */
export const quoteProperty =
  (productType: PropertyType) =>
  async (backend: Backend, token: string): Promise<OrderablePlan | null> => {
    const { expectSuccess, expectProblem, skip } = backend;
    const choice = await chooseBuilding(backend);
    if (!choice) return null;
    const { province, level: district_level, district } = choice.district;
    const body = {
      productType,
      timePeriod: 1,
      occupation: choice.occupation,
      buildingPrices: 1_000_000_000,
      ownership: 'Milik Sendiri',
      isKprBtn: 'tidak',
      construction: 'Rangka Baja',
      classConstruction: 'class1',
      totalFloor: 1,
      totalBuildingArea: 100,
      objectAddresses: [{ province, district_level, district }],
      coverages: [productType],
    } as const;
    const smallBuilding = { ...body, totalBuildingArea: 9 };
    await expectProblem(
      'propertyPlans',
      { query: {}, body: smallBuilding },
      { status: 422 },
      'a building of 9 m²',
    );
    await expectSuccess('propertyQuote', { body, token });
    const planList = await expectSuccess('propertyPlans', { query: { size: 50 }, body, token });
    const row = planList?.response.products.rows.find(
      (candidate) =>
        !candidate.blurred && candidate.transactionType === 'online' && candidate.surveyRequired === 'not',
    );
    if (!row || row.blurred) {
      skip('propertyPlan', 'no product is sold online without a survey');
      return null;
    }
    const plan = await expectSuccess('propertyPlan', { params: { id: row._id }, body, token });
    if (!plan) return null;
    const { product, building } = plan.response;
    const orderFields = {
      ...building,
      birthDate: '',
      placeOfbirth: '',
      bankClause: '',
      creditNumber: '',
      objectAddresses: { ...building.objectAddresses, ...(await addressIn(backend, choice.district)) },
    };
    const params = { occupation: choice.occupation, timePeriod: '1' };
    const { productType: _line, coverages: _covers, ...quoteInput } = body;
    return { ...product, premium: row.premium, params, lineFields: orderFields, quoteInput };
  };
