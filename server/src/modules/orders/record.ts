import type { ProductType } from '@naungan/domain/lines';
import { REVISION_ITEMS } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { answeredDeclaration } from '@naungan/domain/order/record';
import { z } from 'zod';
import type { orders } from '../../db/schema.ts';
import type { OrderRecord } from '../../lines/order.ts';

export type { NeedRevision, OrderRecord } from '../../lines/order.ts';

const shippingRecord = z.object({
  printPolicy: z.boolean(),
  customShippingAddress: z.boolean().default(false),
  shippingAddress: z.string().default(''),
});
const declarationsRecord = z.array(answeredDeclaration);
export const paramsRecord = z.record(z.string(), z.string());
const needRevisionsRecord = z
  .array(z.object({ item: z.enum(REVISION_ITEMS), attachments: z.array(z.string()).default([]) }))
  .nullable();

type OrderRow = typeof orders.$inferSelect;

function parseOrder<L extends ProductType>(productType: L, row: OrderRow): OrderRecord<L> {
  const { plan, details } = rulesOf(productType).records;
  const { premium, adminFee, policyPrintFee, serviceFee, total, ...columns } = row;
  const { identifiers: _, identityIndex: _index, ...otherColumns } = columns;
  return {
    ...otherColumns,
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

/** Parses a stored order by the schemas of its line. */
export const toOrderRecord = (row: OrderRow): OrderRecord => parseOrder(row.productType, row);
