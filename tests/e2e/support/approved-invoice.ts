import type { APIRequestContext } from '@playwright/test';
import { approveAtDesk } from './desk.ts';
import type { Account } from './member.ts';
import { placeOrderForDesk } from './placed-order.ts';

/** Creates and approves a health order over the API; returns the path of its unpaid invoice. */
export async function createApprovedInvoice(request: APIRequestContext, account: Account): Promise<string> {
  const orderId = await placeOrderForDesk(request, account);
  await approveAtDesk(request, orderId);
  return `/invoice/${orderId}/kesehatan`;
}
