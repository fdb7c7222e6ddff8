import type { Backend } from './backend.ts';
import { DATE_OF_BIRTH, type Quoted } from './order-form.ts';

const query = { dob: DATE_OF_BIRTH, size: 50 };
const params = { dob: DATE_OF_BIRTH };

const BENEFICIARY = {
  primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: false },
  secondary: [],
  email: 'budi@contoh.test',
  phone: '081234567891',
  description: '',
};

/** Returns the details of the first plan that is sold online. */
export async function quoteHealth({ ask, skip }: Backend, token: string): Promise<Quoted | null> {
  const list = await ask('healthPlans', { query, token });
  const row = list?.response.rows.find((one) => !one.blurred && one.transactionType === 'online');
  if (!row || row.blurred) {
    skip('healthPlan', 'no plan is sold online');
    return null;
  }
  const found = await ask('healthPlan', { params: { id: row._id }, query: { dob: DATE_OF_BIRTH }, token });
  return found && { ...found.response.health, premium: row.premium, params, own: {} };
}

export async function quotePersonalAccident({ ask, skip }: Backend, token: string): Promise<Quoted | null> {
  const list = await ask('personalAccidents', { query, token });
  const row = list?.response.rows.find((one) => !one.blurred && one.transactionType === 'online');
  if (!row || row.blurred) {
    skip('personalAccident', 'no plan is sold online');
    return null;
  }
  const found = await ask('personalAccident', {
    params: { id: row._id },
    query: { dob: DATE_OF_BIRTH },
    token,
  });
  const own = { beneficiary: BENEFICIARY };
  return found && { ...found.response.personalAccident.product, premium: row.premium, params, own };
}
