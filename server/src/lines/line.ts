import type { LineCalls } from '@naungan/api/lines/calls';
import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { SiteConfig } from '@naungan/domain/brand';
import type { IsoDate } from '@naungan/domain/dates';
import type { Viewer } from '@naungan/domain/guest';
import type { DetailsOf, LineTypes, PlanOf, PolicyShare, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { orderDetailCore, readableAddress, revisionCore } from '@naungan/domain/order/record';
import type { PolicyKind } from '@naungan/domain/policy';
import type { policyDetailCore } from '@naungan/domain/policy/record';
import type { z } from 'zod';
import type { Fact } from '../core/module.ts';
import type { Db, Tx } from '../db/client.ts';
import type { ClaimLine } from './claim.ts';
import type { OrderRecord } from './order.ts';

type Part<Call, Name extends string> = Call extends { [P in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;
/** What a call asks, in its address or posted. */
type Query<L extends SoldLine, Name extends 'plans' | 'plan'> = Part<LineCalls<L>[Name], 'query'> &
  Part<LineCalls<L>[Name], 'body'>;
type Reply<L extends SoldLine, Name extends 'plans' | 'plan'> = LineCalls<L>[Name]['reply']['_zod']['input'];

/** What is sold, and to whom. */
export type Catalogue<L extends SoldLine> = {
  /** A page of the list, as this viewer may see it. @throws Problem INVALID for a search that cannot be */
  list(db: Db | Tx, query: Query<L, 'plans'>, viewer: Viewer, now: Date): Promise<Reply<L, 'plans'>>;
  /** A product as the search shows it; `null` for one that is not sold. @throws Problem INVALID */
  show(db: Db | Tx, id: string, query: Query<L, 'plan'>, now: Date): Promise<Reply<L, 'plan'> | null>;
  /** A product that is sold. `id` is a UUID. */
  find(db: Db | Tx, id: string): Promise<PlanOf<L> | null>;
  /** Every document that some product of the line asks for. */
  documents(db: Db | Tx): Promise<AttachmentSpec[]>;
  /** Puts in the products that are missing. */
  seed(tx: Tx): Promise<void>;
};

/** A table of what is covered: name, amount, limit. */
export type CoverTable = { title: string; rows: [name: string, value: string, limit: string][] };

/** What a certificate says differently in each line. Without a kind, what all certificates of the order say. */
export type Certificate<L extends SoldLine> = {
  /** The certificates of an order, each with the name of what it covers. */
  kinds: readonly { kind: PolicyKind; label: string }[];
  /** What stands beside insurer and product. */
  product: (order: OrderRecord<L>, kind?: PolicyKind) => Fact[];
  /** Who and what is insured, chapter by chapter. */
  subject: (order: OrderRecord<L>, kind?: PolicyKind) => { title: string; facts: Fact[] }[];
  cover: (order: OrderRecord<L>, kind?: PolicyKind) => CoverTable[];
  /** Of a line whose orders can have several policies. */
  share?: (order: OrderRecord<L>, kind: PolicyKind) => PolicyShare | null;
  /** What is covered from when on, and what has to be told. */
  terms: (order: OrderRecord<L>, kind?: PolicyKind) => string[];
  claims: (order: OrderRecord<L>, brand: SiteConfig) => string[];
};

/** A row of the sheet that the desk decides by. */
export type DeskRow = [label: string, value: string];
export type Examined = {
  birthplace?: string;
  beneficiary?: string;
  /** The engine number of a vehicle. */
  machine?: string;
  /** Where a building stands. */
  street?: string;
};

/** The policies of an order that are in force, by kind. */
export type IssuedPolicies = Partial<Record<PolicyKind, { policyNumber: string; policyAttachment: string }>>;

/** An order whose steps have all passed. */
export type CheckedOrder<L extends SoldLine> = {
  product: PlanOf<L>;
  details: DetailsOf<L>;
  /** What a corrected order said before: what it was told then still holds. */
  former: DetailsOf<L> | null;
  /** Whole years of cover. */
  timePeriod: number;
  /** The day that prices and ages follow from. */
  day: IsoDate;
};

/**
 * What of an order is otherwise than the catalogue has it: the field, by its step, with what is said. `changed` is what
 * may have been so when the order was begun; `from` and `to` where it is a figure.
 */
export type Discrepancy = { slice: string; field: string; message: string } & (
  | { changed: false }
  | { changed: true; figures?: { from: number; to: number } }
);

type Core<Schema extends z.ZodType> = z.output<Schema>;

/** All that the server does differently for a line. */
export type ServerLine<L extends SoldLine> = {
  catalogue: Catalogue<L>;
  /** What was searched for, as the broker reads it in a request for a consultant. */
  searched: (db: Db | Tx, search: SearchOf<L>) => Fact | Promise<Fact>;
  /** The documents of a product with all that some order of it may need instead. */
  possibleDocuments: (specs: readonly AttachmentSpec[]) => AttachmentSpec[];
  /**
   * What no step can check, for a line whose details hold facts of a catalogue: whether they are those that it has.
   * Without this a client would choose its own price. An order that has none has to be named here too.
   */
  checked?: (db: Db | Tx, order: CheckedOrder<L>) => Promise<Discrepancy[]>;
  /** What of an order its price follows from. */
  priced: (order: Pick<OrderRecord<L>, 'details' | 'shipping' | 'timePeriod'>) => LineTypes[L]['priced'];
  /** The field that is wrong when an order has no price; absent where each order that passes has one. */
  unpriced?: { path: string; message: string };
  /** How the customer is told the new `total` after a correction that changed it, where a line can say why. */
  repriced?: (total: string) => string;
  /** What is insured, where it is a thing: lists and mails name it beside the product. */
  objectInsured?: (order: Pick<OrderRecord<L>, 'details'>) => Fact;
  /** By whom a list of orders or policies tells them apart. */
  insuredName: (order: Pick<OrderRecord<L>, 'details'>) => string;
  /** Where mails about the policy go besides the account's address [Q28]. */
  insuredEmail: (order: Pick<OrderRecord<L>, 'details'>) => string;
  /** Where a printed policy goes unless an address of its own was given. */
  address: (order: Pick<OrderRecord<L>, 'details'>) => z.output<typeof readableAddress>;
  /** What an invoice says of whom and what is insured. */
  invoiced: (order: OrderRecord<L>) => { title: string; value: string }[];
  /** The same for the copy of a member's data, with all that was given. */
  personalData: (order: OrderRecord<L>) => Fact[];
  orderDetail: (
    core: Core<typeof orderDetailCore>,
    order: OrderRecord<L>,
    issued: IssuedPolicies,
  ) => LineTypes[L]['orderDetail'];
  policyDetail: (
    core: Core<typeof policyDetailCore>,
    order: OrderRecord<L>,
    kind: PolicyKind,
  ) => LineTypes[L]['policyDetail'];
  revision: (core: Core<typeof revisionCore>, order: OrderRecord<L>) => LineTypes[L]['revision'];
  certificate: Certificate<L>;
  claim: ClaimLine<L>;
  /** What the insurer looks at, in the words of a refusal. */
  judged: string;
  /** Where the simulated insurer looks for the words that it decides by, besides the name. */
  examined: (order: Pick<OrderRecord<L>, 'details'>) => Examined;
  /** What the desk reads of whom and what is insured. */
  deskRows: (order: LineTypes[L]['orderDetail']) => DeskRow[];
};
