import { DEMO_BIRTH_DATE, firstPlanSoldOnline, type LineDemo } from '../../demo.ts';

const search = { dob: DEMO_BIRTH_DATE };

const orderParts: LineDemo['orderParts'] = async (client) => {
  const calls = client.line('kecelakaandiri');
  const { response: page } = await calls.plans({ ...search, size: 50 });
  const { _id, premium } = firstPlanSoldOnline(page.rows);
  const { response } = await calls.plan(_id, search);
  const beneficiary = {
    primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
    secondary: [],
    email: 'budi@contoh.test',
    phone: '081234567891',
    description: '',
  };
  const { product } = response.personalAccident;
  return { product, premium, params: search, payload: { beneficiary } };
};

export const PERSONAL_ACCIDENT_DEMO: LineDemo = { cause: 'PA02', loss: 1_000_000, orderParts };
