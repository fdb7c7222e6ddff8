import { DEMO_BIRTH_DATE, firstOnline, type LineDemo } from '../../demo.ts';

const search = { dob: DEMO_BIRTH_DATE };

const quote: LineDemo['quote'] = async (client) => {
  const calls = client.line('kesehatan');
  const { response: page } = await calls.plans({ ...search, size: 50 });
  const { _id, premium } = firstOnline(page.rows);
  const { response } = await calls.plan(_id, search);
  return { product: response.health, premium, params: search, payload: {} };
};

export const HEALTH_DEMO: LineDemo = { cause: 'HE01', loss: 5_000_000, quote };
