import { isIsoDate } from '@naungan/domain/dates';
import { id, isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

/** An existing calendar date. */
const existingDate = z.string().refine(isIsoDate, 'Tanggal tidak valid');

const dispatchForm = z.object({
  courier: z.string().trim().min(2).max(60),
  trackingNumber: z.string().trim().min(3).max(60),
  date: existingDate,
});
const receiptForm = z.object({ date: existingDate });
export type DispatchForm = z.output<typeof dispatchForm>;
export type ReceiptForm = z.output<typeof receiptForm>;

const delivery = z.object({
  orderId: id,
  policyNumber: z.string(),
  serviceDelivery: z.string(),
  deliveryCourier: z.string(),
  trackingNumber: z.string(),
  policyDeliveryDate: isoDate.nullable(),
  policyReceivedDate: isoDate.nullable(),
});
export type PolicyDelivery = z.output<typeof delivery>;

export const deskDispatch = contract('deskDispatch', {
  summary:
    'Record that the printed policy of an order was sent, and mail the member; may be corrected until the policy is delivered',
  params: idParams,
  body: dispatchForm,
  reply: delivery,
  problems: ['CONFLICT'],
});
export const deskReceipt = contract('deskReceipt', {
  summary: 'Record that the printed policy of an order was delivered',
  params: idParams,
  body: receiptForm,
  reply: delivery,
  problems: ['CONFLICT'],
});
