import type { SoldLine } from '@naungan/domain/lines';
import { REVISION_ITEMS } from '@naungan/domain/lines';
import { lineRecords } from '@naungan/domain/lines/record';
import { answeredDeclaration } from '@naungan/domain/order/record';
import { z } from 'zod';
import type { orders } from '../../db/schema.ts';
import type { OrderRecord } from '../../lines/order.ts';

export type { NeedRevision, OrderRecord } from '../../lines/order.ts';

export const shippingRecord = z.object({
  printPolicy: z.boolean(),
  customShippingAddress: z.boolean().default(false),
  shippingAddress: z.string().default(''),
});
export const declarationsRecord = z.array(answeredDeclaration);
export const paramsRecord = z.record(z.string(), z.string());
const needRevisionsRecord = z
  .array(z.object({ item: z.enum(REVISION_ITEMS), attachments: z.array(z.string()).default([]) }))
  .nullable();

type Row = typeof orders.$inferSelect;

function parseOrder<L extends SoldLine>(productType: L, row: Row): OrderRecord<L> {
  const { plan, details } = lineRecords(productType);
  const { premium, adminFee, policyPrintFee, serviceFee, total, ...rest } = row;
  return {
    ...rest,
    productType,
    product: plan.parse(row.product),
    details: details.parse(row.details),
    params: paramsRecord.parse(row.params),
    shipping: shippingRecord.parse(row.shipping),
    declarations: declarationsRecord.parse(row.declarations),
    needRevisions: needRevisionsRecord.parse(row.needRevisions),
    amounts: { premium, adminFee, policyPrintFee, serviceFee, total },
  };
}

/** A stored order, parsed by the schemas of its line. */
export const asOrder = (row: Row): OrderRecord => parseOrder(row.productType, row);
