import type { APIRequestContext } from '@playwright/test';
import { approveAtDesk } from './desk.ts';
import type { Account } from './member.ts';
import { placeWaitingOrder } from './placed-order.ts';

/** The path of an invoice that waits for payment, of a health order that was placed and taken over the API. */
export async function approvedInvoice(request: APIRequestContext, account: Account): Promise<string> {
  const orderId = await placeWaitingOrder(request, account);
  await approveAtDesk(request, orderId);
  return `/invoice/${orderId}/kesehatan`;
}
