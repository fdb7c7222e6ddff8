import type { SettlementBasis } from '@naungan/domain/claim';
import type { SoldLine } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { OrderRecord } from './order.ts';

/** A partner workshop that a claim can be repaired in. */
export type ClaimWorkshop = {
  _id: string;
  name: string;
  telephone: string;
  address: string;
  gmapsLink: string;
};

/** What a claim on a policy of the line follows from. */
export type ClaimLine<L extends SoldLine> = {
  /** The sum insured, or the limit of a year: the most that can be claimed. */
  sumInsured: (order: OrderRecord<L>) => Rupiah;
  /** Of a cause that has a limit of its own, such as liability; 0 where the policy does not cover it. */
  limitOfCause?: (order: OrderRecord<L>, cause: string) => Rupiah | null;
  /** What own risk follows from. */
  vehicle?: (order: OrderRecord<L>) => NonNullable<SettlementBasis['vehicle']>;
  workshops?: (order: OrderRecord<L>) => ClaimWorkshop[];
  /** Whom the policy names to receive the benefit on death. */
  beneficiaries?: (order: OrderRecord<L>) => { fullName: string; relationship: string }[];
};
