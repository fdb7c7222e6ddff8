import type { OrderAmounts } from '@naungan/domain/fee';
import type { REVISION_ITEMS, SoldLine } from '@naungan/domain/lines';
import type { Plan } from '@naungan/domain/lines/record';
import type {
  answeredDeclaration,
  insured,
  orderAddress,
  orderBeneficiary,
} from '@naungan/domain/order/record';
import type { OrderStatus } from '@naungan/domain/status';
import type { z } from 'zod';
import type { orders } from '../../db/schema.ts';

type Insured = z.output<typeof insured>;
export type OrderAddress = z.output<typeof orderAddress>;
type Beneficiary = z.output<typeof orderBeneficiary>;
export type Shipping = { printPolicy: boolean; customShippingAddress: boolean; shippingAddress: string };
export type AnsweredDeclaration = z.output<typeof answeredDeclaration>;
export type RevisionItem = (typeof REVISION_ITEMS)[number];
/** What the insurer sends back; `attachments` are codes, and only the item `attachment` has some. */
export type NeedRevision = { item: RevisionItem; attachments: string[] };

/** An order as modules pass it around. */
export type OrderRecord = {
  id: string;
  userId: string;
  productType: SoldLine;
  kpaNumber: string;
  planId: string;
  statusOrder: OrderStatus;
  /** The plan as it was when ordered. */
  product: Plan;
  params: { dob?: string; deviceUUID?: string };
  insured: Insured;
  addresses: OrderAddress;
  /** Null in lines that have none. */
  beneficiary: Beneficiary | null;
  shipping: Shipping;
  declarations: AnsweredDeclaration[];
  amounts: OrderAmounts;
  /** What the insurer wrote to the customer: what to correct, or why it refused. */
  feedback: string | null;
  needRevisions: NeedRevision[] | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

type Row = typeof orders.$inferSelect;

/** The columns hold what this module wrote, so the casts here are the only place that trusts them. */
export function asOrder(row: Row): OrderRecord {
  const { premium, adminFee, policyPrintFee, serviceFee, total, ...rest } = row;
  return {
    ...rest,
    productType: row.productType as SoldLine,
    statusOrder: row.statusOrder as OrderStatus,
    product: row.product as Plan,
    params: row.params as OrderRecord['params'],
    insured: row.insured as Insured,
    addresses: row.addresses as OrderAddress,
    beneficiary: row.beneficiary as Beneficiary | null,
    shipping: row.shipping as Shipping,
    declarations: row.declarations as AnsweredDeclaration[],
    needRevisions: row.needRevisions as NeedRevision[] | null,
    amounts: { premium, adminFee, policyPrintFee, serviceFee, total },
  };
}
