import type { OrderAmounts } from '@naungan/domain/fee';
import type { DetailsOf, PlanOf, RevisionItem, SoldLine } from '@naungan/domain/lines';
import type { answeredDeclaration, orderAddress } from '@naungan/domain/order/record';
import type { OrderStatus } from '@naungan/domain/status';
import type { z } from 'zod';

export type OrderAddress = z.output<typeof orderAddress>;
export type Shipping = { printPolicy: boolean; customShippingAddress: boolean; shippingAddress: string };
export type AnsweredDeclaration = z.output<typeof answeredDeclaration>;
/** What the insurer sends back; `attachments` are codes, and only the item `attachment` has some. */
export type NeedRevision = { item: RevisionItem; attachments: string[] };

/** An order as lines and modules pass it around: of one line where the line is known, else of any. */
export type OrderRecord<L extends SoldLine = SoldLine> = {
  id: string;
  userId: string;
  productType: L;
  kpaNumber: string;
  planId: string;
  statusOrder: OrderStatus;
  /** The plan as it was when ordered. Which of its documents the order needs says `documentsOf`. */
  product: PlanOf<L>;
  /** The search that it came from. */
  params: Record<string, string>;
  /** Code of the partner that it came through. */
  partner: string | null;
  /** Whom and what it insures. */
  details: DetailsOf<L>;
  shipping: Shipping;
  declarations: AnsweredDeclaration[];
  /** Whole years of cover. */
  timePeriod: number;
  amounts: OrderAmounts;
  /** What the insurer wrote to the customer: what to correct, or why it refused. */
  feedback: string | null;
  needRevisions: NeedRevision[] | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
