import type { CauseCover, SettlementBasis } from '@naungan/domain/claim';
import type { ProductType } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { OrderRecord } from './order.ts';

/** A partner workshop that repairs vehicles of claims. */
export type ClaimWorkshop = {
  _id: string;
  name: string;
  telephone: string;
  address: string;
  gmapsLink: string;
};

/** Facts that the claims of a line depend on. */
export type LineClaims<L extends ProductType> = {
  /** The highest amount that can be claimed: the sum insured, or the yearly limit. */
  sumInsured: (order: OrderRecord<L>) => Rupiah;
  /**
   * The limit of a cause with a separate limit, such as liability: 0 if the policy does not cover the cause. Null
   * for a cause without a separate limit.
   */
  causeLimit?: (order: OrderRecord<L>, cause: string) => Rupiah | null;
  /** How the policy covers a cause. Without this function, each cause is covered from the first day. */
  causeCover?: (order: OrderRecord<L>, cause: string) => CauseCover;
  /** The facts of a vehicle that its deductible depends on. */
  vehicleFacts?: (order: OrderRecord<L>) => NonNullable<SettlementBasis['vehicle']>;
  workshops?: (order: OrderRecord<L>) => ClaimWorkshop[];
  /** The people who receive the benefit on death. */
  beneficiaries?: (order: OrderRecord<L>) => { fullName: string; relationship: string }[];
};
