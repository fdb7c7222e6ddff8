import type { IsoDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { DetailsOf, PlanOf, ProductType, RevisionItem } from '@naungan/domain/lines';
import type { answeredDeclaration, orderAddress } from '@naungan/domain/order/record';
import type { OrderStatus } from '@naungan/domain/status';
import type { z } from 'zod';

export type OrderAddress = z.output<typeof orderAddress>;
export type Shipping = { printPolicy: boolean; customShippingAddress: boolean; shippingAddress: string };
export type AnsweredDeclaration = z.output<typeof answeredDeclaration>;
/** An item that the insurer sent back. `attachments` are codes of documents; only the item `attachment` has some. */
export type NeedRevision = { item: RevisionItem; attachments: string[] };

/** An order of the line `L`; by default, of any line. */
export type OrderRecord<L extends ProductType = ProductType> = {
  id: string;
  userId: string;
  productType: L;
  /** The number of the order, such as `KPA-2026-000011`. */
  kpaNumber: string;
  planId: string;
  statusOrder: OrderStatus;
  /** The plan at the time of the order. `documentsOf` returns the documents that the order needs. */
  product: PlanOf<L>;
  /** The search that led to the order. */
  params: Record<string, string>;
  /** Code of the partner whose page the order came from. */
  partner: string | null;
  /** The insured person or thing. */
  details: DetailsOf<L>;
  shipping: Shipping;
  declarations: AnsweredDeclaration[];
  /** Whole years of cover. */
  timePeriod: number;
  /** The chosen first day of cover; null for the day of payment. */
  startDate: IsoDate | null;
  amounts: OrderAmounts;
  /** The insurer's message to the customer: the requested corrections, or the reason for the rejection. */
  feedback: string | null;
  needRevisions: NeedRevision[] | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
