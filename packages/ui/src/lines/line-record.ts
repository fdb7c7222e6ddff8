import type { LineTypes, ProductType } from '@naungan/domain/lines';
import type { ReactNode } from 'react';

/** A complete order or policy. */
type RecordOf<L extends ProductType> = LineTypes[L]['orderDetail'] | LineTypes[L]['policyDetail'];

/**
 * One policy of an order that has several policies. Its number and link are `null` until the policy is issued.
 */
export type PolicyOfOrder = { label: string; number: string | null; attachment: string | null };

/** The content of the page of an order or a policy. */
export type LineRecord<L extends ProductType> = {
  /** The persons: the insured or the owner, and the beneficiaries [3 §3]. */
  Persons: (props: { record: RecordOf<L> }) => ReactNode;
  /** The insured object, the product and its cover [3 §3]. */
  Coverage: (props: { record: RecordOf<L> }) => ReactNode;
  /** Returns the address of a printed policy if the customer enters no other address. */
  deliveryAddress: (record: RecordOf<L>) => string;
  /** Returns all policies of an order, for a line whose orders have several. */
  policies?: (order: LineTypes[L]['orderDetail']) => readonly PolicyOfOrder[];
};
