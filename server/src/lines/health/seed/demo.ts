import { DEMO_BIRTH_DATE, firstPlanSoldOnline, type LineDemo } from '../../demo.ts';

const search = { dob: DEMO_BIRTH_DATE };

const orderParts: LineDemo['orderParts'] = async (client) => {
  const calls = client.line('kesehatan');
  const { response: page } = await calls.plans({ ...search, size: 50 });
  const { _id, premium } = firstPlanSoldOnline(page.rows);
  const { response } = await calls.plan(_id, search);
  return { product: response.health, premium, params: search, payload: {} };
};

export const HEALTH_DEMO: LineDemo = { cause: 'HE01', loss: 5_000_000, orderParts };
