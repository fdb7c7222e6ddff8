import type { APIRequestContext } from '@playwright/test';
import { approveAtDesk } from './desk.ts';
import type { Account } from './member.ts';
import { placeWaitingOrder } from './placed-order.ts';

/** Places and approves a health order over the API; returns the path of its unpaid invoice. */
export async function approvedInvoice(request: APIRequestContext, account: Account): Promise<string> {
  const orderId = await placeWaitingOrder(request, account);
  await approveAtDesk(request, orderId);
  return `/invoice/${orderId}/kesehatan`;
}
