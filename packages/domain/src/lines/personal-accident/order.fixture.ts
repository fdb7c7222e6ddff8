import { personOrder, personPlan } from '../insured-person/order.fixture.ts';
import type { OrderFixtures } from '../order-form.fixture.ts';

export const beneficiary = {
  primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'RATNA', relationship: 'ANAK KANDUNG' }],
  email: 'budi@contoh.id',
  phone: '6281234567890',
  description: '',
} as const;

export const ORDERS: OrderFixtures = {
  kecelakaandiri: { plan: personPlan, payload: { ...personOrder, beneficiary } },
};
