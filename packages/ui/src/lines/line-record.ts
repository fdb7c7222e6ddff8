import type { LineTypes, ProductType } from '@naungan/domain/lines';
import type { ReactNode } from 'react';

/** An order or a policy in full. */
type RecordOf<L extends ProductType> = LineTypes[L]['orderDetail'] | LineTypes[L]['policyDetail'];

/** One policy of an order that has several; without number and link until it is issued. */
export type PolicyOfOrder = { label: string; number: string | null; attachment: string | null };

/** How an order or a policy of a line is shown in full. */
export type LineRecord<L extends ProductType> = {
  /** The sections about the insured person or object, and about the product [3 §3]. */
  Coverage: (props: { record: RecordOf<L> }) => ReactNode;
  /** Where a printed policy goes when no other address is given. */
  deliveryAddress: (record: RecordOf<L>) => string;
  /** All of its policies, for a line whose orders have several. */
  policies?: (order: LineTypes[L]['orderDetail']) => readonly PolicyOfOrder[];
};
