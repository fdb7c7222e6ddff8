import type { DetailsOf, PlanOf, SoldLine } from '@naungan/domain/lines';
import { REVISION_ITEMS } from '@naungan/domain/lines';
import { DETAILS, PLANS } from '@naungan/domain/lines/record';
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

/** What is stored of a line's product when it is ordered. */
const PRODUCT_RECORDS: { [L in SoldLine]: z.ZodType<PlanOf<L>> } = PLANS;
/** What is stored of whom and what an order of the line insures. */
export const DETAIL_RECORDS: { [L in SoldLine]: z.ZodType<DetailsOf<L>> } = DETAILS;

type Row = typeof orders.$inferSelect;

function parseOrder<L extends SoldLine>(productType: L, row: Row): OrderRecord<L> {
  const { premium, adminFee, policyPrintFee, serviceFee, total, ...rest } = row;
  return {
    ...rest,
    productType,
    product: PRODUCT_RECORDS[productType].parse(row.product),
    details: DETAIL_RECORDS[productType].parse(row.details),
    params: paramsRecord.parse(row.params),
    shipping: shippingRecord.parse(row.shipping),
    declarations: declarationsRecord.parse(row.declarations),
    needRevisions: needRevisionsRecord.parse(row.needRevisions),
    amounts: { premium, adminFee, policyPrintFee, serviceFee, total },
  };
}

/** A stored order, parsed by the schemas of its line. */
export const asOrder = (row: Row): OrderRecord => parseOrder(row.productType, row);
