import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { orderDetail, revisionDetail } from '@naungan/domain/lines/record';
import { orderAmounts, orderCard, productType } from '@naungan/domain/order/record';
import { id, isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

/**
 * An order travels as multipart: the text parts `productId`, `params` (JSON), `payload` (JSON: the line's
 * schema of `@naungan/domain/order-form` plus `amounts`) and one file part for each attachment, whose field
 * name is the attachment's code and whose file name is `{prefix}--{title}.{ext}`. A file that was sent ahead
 * (`uploads.ts`) is named in the text part `uploads` (JSON: ids by code) instead.
 */
export const orderParts = z.object({
  productId: id,
  params: z.object({ dob: isoDate.optional(), deviceUUID: z.string().max(64).optional() }),
  payload: z.looseObject({ amounts: orderAmounts }),
});
export type OrderParts = z.output<typeof orderParts>;

/** Tabs and addresses name any type, also one that is not sold: then there is nothing. */
const anyType = z.enum(PRODUCT_TYPES);

const placed = z.object({ _id: id, productType, invoice: z.boolean() });

export const createHealthOrder = contract('createHealthOrder', {
  summary: 'Order a health plan; `Idempotency-Key` makes a repetition harmless',
  reply: placed,
});

export const createPersonalAccidentOrder = contract('createPersonalAccidentOrder', {
  summary: 'Order a personal accident plan; `Idempotency-Key` makes a repetition harmless',
  reply: placed,
});

export const orders = contract('orders', {
  summary: 'Own orders, newest first',
  query: z.object({ productType: anyType.optional() }),
  reply: z.array(orderCard),
});

export const order = contract('order', {
  summary: 'One own order; with `invoice=true` also its invoice as `invoiceFormat`',
  params: z.object({ productType: anyType, id }),
  query: z.object({ invoice: z.enum(['true', 'false']).optional() }),
  reply: orderDetail,
});

export const revision = contract('revision', {
  summary: 'What to revise',
  params: idParams,
  reply: revisionDetail,
});
/** Multipart: the text part `payload` (JSON `{ insured?, amounts?, addresses?, beneficiary? }`; `insured` comes with
 * the `amounts` that were shown [Q16]) and files named `{uuid}--{title}.{ext}`, or `uploads` as in an order. */
export const submitRevision = contract('submitRevision', {
  summary: 'Send the revision; `Idempotency-Key` makes a repetition harmless',
  params: idParams,
  reply: z.object({ _id: id, productType }),
});
