import { personOrder, personPlan } from '../insured-person/order.fixture.ts';
import type { OrderFixtures } from '../order-form.fixture.ts';

export const ORDERS: OrderFixtures = { kesehatan: { plan: personPlan, payload: personOrder } };
