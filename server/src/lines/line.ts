import type { PolicyNote } from '@naungan/api/content';
import type { LineCalls } from '@naungan/api/lines/lines';
import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { SiteConfig } from '@naungan/domain/brand';
import type { IsoDate } from '@naungan/domain/dates';
import type { Viewer } from '@naungan/domain/guest';
import type {
  DetailsOf,
  LineTypes,
  Period,
  PlanOf,
  PolicyShare,
  ProductType,
  SearchOf,
} from '@naungan/domain/lines';
import type { orderDetailCore, readableAddress, revisionCore } from '@naungan/domain/order/record';
import type { PolicyKind } from '@naungan/domain/policy';
import type { policyDetailCore } from '@naungan/domain/policy/record';
import type { z } from 'zod';
import type { FieldErrors } from '../api-problem.ts';
import type { Deps, Fact } from '../core/module.ts';
import type { Db, Tx } from '../db/client.ts';
import type { LineClaims } from './claim.ts';
import type { LineDemo } from './demo.ts';
import type { Landing } from './landing.ts';
import type { OrderRecord } from './order.ts';
import type { LineTariff } from './price-example.ts';

type Part<Call, Name extends string> = Call extends { [P in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;
/** The query and body of a call. */
type Query<L extends ProductType, Name extends 'plans' | 'plan'> = Part<LineCalls<L>[Name], 'query'> &
  Part<LineCalls<L>[Name], 'body'>;
type Reply<
  L extends ProductType,
  Name extends 'plans' | 'plan',
> = LineCalls<L>[Name]['reply']['_zod']['input'];

/** The dependencies of a catalogue. Lists read the products from `snapshots`, which are in memory. */
export type CatalogueDeps = Pick<Deps, 'db' | 'snapshots'>;

/** The products of a line. */
export type Catalogue<L extends ProductType> = {
  /**
   * Returns a page of the list, as this viewer may see it. @throws ApiProblem INVALID for an impossible
   * search
   */
  list(deps: CatalogueDeps, query: Query<L, 'plans'>, viewer: Viewer, now: Date): Promise<Reply<L, 'plans'>>;
  /** Returns a product priced for the search; null for a product that is not sold. @throws ApiProblem INVALID */
  show(deps: CatalogueDeps, id: string, query: Query<L, 'plan'>, now: Date): Promise<Reply<L, 'plan'> | null>;
  /** Returns a product that is sold on the day, with the tariff of the day, or null. `id` is a UUID. */
  find(db: Db | Tx, id: string, day: IsoDate): Promise<PlanOf<L> | null>;
  /** Returns every document that products of the line require. */
  documents(db: Db | Tx): Promise<AttachmentSpec[]>;
  tariff: LineTariff<L>;
  /** Inserts the products that are missing. */
  seed(tx: Tx): Promise<void>;
};

/** A table of the cover: name, amount, limit. */
export type CoverTable = { title: string; rows: [name: string, value: string, limit: string][] };

/**
 * The contents of a certificate that differ between lines. Called without a kind, the functions describe all
 * policies of the order.
 */
export type Certificate<L extends ProductType> = {
  /** The kinds of policy that an order has, each with the name of its cover. */
  kinds: readonly { kind: PolicyKind; label: string }[];
  /** Facts next to insurer and product. */
  product: (order: OrderRecord<L>, kind?: PolicyKind) => Fact[];
  /** Sections about the insured person or thing. */
  subject: (order: OrderRecord<L>, kind?: PolicyKind) => { title: string; facts: Fact[] }[];
  cover: (order: OrderRecord<L>, kind?: PolicyKind) => CoverTable[];
  /** The share of a policy in the premium, for lines whose orders have several policies. */
  share?: (order: OrderRecord<L>, kind: PolicyKind) => PolicyShare | null;
  /** When cover begins, and the changes that the policyholder must report. */
  terms: (order: OrderRecord<L>, kind?: PolicyKind) => string[];
  claims: (order: OrderRecord<L>, brand: SiteConfig) => string[];
};

/** A row of the sheet by which the desk decides on an order. */
export type DeskRow = [label: string, value: string];
export type SimulatorInput = {
  birthplace?: string;
  beneficiary?: string;
  engineNumber?: string;
  /** The street of an insured building. */
  street?: string;
};

/** The policies of an order that are in force, by kind. */
export type IssuedPolicies = Partial<Record<PolicyKind, { policyNumber: string; policyAttachment: string }>>;

type QuoteBody<L extends ProductType> = z.output<LineCalls<L>['orderQuote']['body']>;
type QuotePayload<L extends ProductType> = z.output<LineCalls<L>['orderQuote']['reply']>['payload'];

/** The input of a quote, completed from the catalogue. */
export type QuoteInput<L extends ProductType> = {
  priceInput: LineTypes[L]['priceInput'];
  /** The fields of the order's payload that the price depends on. */
  payload: Omit<QuotePayload<L>, 'printPolicy' | 'amounts'>;
  /** Returns the reasons why the product cannot be ordered with this input. */
  problems: (product: PlanOf<L>) => FieldErrors;
};

/** An order to compare with the catalogue. All steps of its form are valid. */
export type OrderToCheck<L extends ProductType> = {
  product: PlanOf<L>;
  details: DetailsOf<L>;
  /** The details before a correction: catalogue facts that they contain stay valid. Null for a new order. */
  previousDetails: DetailsOf<L> | null;
  /** Whole years of cover. */
  timePeriod: number;
  /** The day that prices and ages are computed for. */
  pricingDay: IsoDate;
};

/**
 * A fact of an order that differs from the catalogue. `slice` and `field` are the form step's group of fields and the
 * field in it. `changed` is true if the fact may have been valid when the customer started the order; `figures` are the
 * order's and the catalogue's figure.
 */
export type Discrepancy = { slice: string; field: string; message: string } & (
  | { changed: false }
  | { changed: true; figures?: { from: number; to: number } }
);

/** The planned cover of an order that is being placed or corrected. */
export type CoverToCheck<L extends ProductType> = {
  /** Null for a new order. */
  id: string | null;
  details: DetailsOf<L>;
  period: Period;
  now: Date;
};

/** An age in whole years with the limits of the product. `subject`: 'Usia tertanggung'. */
export type AgeCheck = { subject: string; age: number; minAge: number; maxAge: number };

type Core<Schema extends z.ZodType> = z.output<Schema>;

/** One entry of `LINES`: everything that the server does differently for a line. */
export type ServerLine<L extends ProductType> = {
  landing: Landing;
  /** Short texts above the orders of the line. */
  policyNotes: readonly PolicyNote[];
  /** Absent for a line of which the demo member has no orders. */
  demo?: LineDemo;
  catalogue: Catalogue<L>;
  /** Returns the visitor's search in one line, for the broker who reads a request for a consultant. */
  searchSummary: (db: Db | Tx, search: SearchOf<L>) => Fact | Promise<Fact>;
  /** Returns the documents of a product and their possible replacements, such as a passport for an identity card. */
  possibleDocuments: (specs: readonly AttachmentSpec[]) => AttachmentSpec[];
  /**
   * Compares the facts in an order with the catalogue, to which the steps of the form have no access. A line whose
   * details contain catalogue facts needs this function: otherwise a client could choose the price.
   */
  checkCatalogue?: (db: Db | Tx, order: OrderToCheck<L>) => Promise<Discrepancy[]>;
  /**
   * Returns a discrepancy for each identifying fact, such as a plate, that is also in another policy or order with an
   * overlapping period. Until the transaction ends, checks of other orders with the same facts wait. Absent for a line
   * whose things may have several policies at the same time.
   */
  findDuplicateCover?: (tx: Tx, cover: CoverToCheck<L>) => Promise<Discrepancy[]>;
  /**
   * Returns the numbers that identify the insured thing, each with its kind, such as `chassisNumber:MHKA…`. Orders are found
   * by them although the details are encrypted.
   */
  identifiers?: (details: DetailsOf<L>) => string[];
  /** Returns the `identifiers` that a typed text may be, so that the desk finds the order; an empty list for other text. */
  typedIdentifiers?: (text: string) => string[];
  /** The age that the product limits, on the day of the order; null without a date of birth. */
  ageCheck: (order: OrderRecord<L>, day: IsoDate) => AgeCheck | null;
  /** The message of an order for which `findDuplicateCover` returns a discrepancy. */
  duplicateCoverMessage?: string;
  /** The fields of an order that its price depends on. */
  priceInput: (
    order: Pick<OrderRecord<L>, 'details' | 'shipping' | 'timePeriod'>,
  ) => LineTypes[L]['priceInput'];
  /** Completes the body of a quote from the catalogue. @throws ApiProblem INVALID with a message for each impossible field */
  quoteInput: (deps: CatalogueDeps, body: QuoteBody<L>, now: Date) => QuoteInput<L> | Promise<QuoteInput<L>>;
  /** The error for an order without a price. Absent for a line in which every valid order has a price. */
  missingPriceError?: { path: string; message: string };
  /** Returns the message about a new `total` after a correction. Absent for a line that cannot name the cause. */
  repriceMessage?: (total: string) => string;
  /** The insured thing. Lists and mails show it next to the product. Absent for lines that insure a person. */
  objectInsured?: (order: Pick<OrderRecord<L>, 'details'>) => Fact;
  /** The name that distinguishes a member's orders and policies in lists. */
  insuredName: (order: Pick<OrderRecord<L>, 'details'>) => string;
  /** Returns an address for mails about the policy, in addition to the account's address [Q28]. */
  insuredEmail: (order: Pick<OrderRecord<L>, 'details'>) => string;
  /**
   * Returns the address for a printed policy, unless the customer entered another address. Null for a line whose
   * orders have no address.
   */
  mailingAddress: (order: Pick<OrderRecord<L>, 'details'>) => z.output<typeof readableAddress> | null;
  /** Rows of an invoice about the insured person or thing. */
  invoiceRows: (order: OrderRecord<L>) => { title: string; value: string }[];
  /** All facts about the insured person or thing, for the copy of a member's data. */
  personalData: (order: OrderRecord<L>) => Fact[];
  orderDetail: (
    core: Core<typeof orderDetailCore>,
    order: OrderRecord<L>,
    issuedPolicies: IssuedPolicies,
  ) => LineTypes[L]['orderDetail'];
  policyDetail: (
    core: Core<typeof policyDetailCore>,
    order: OrderRecord<L>,
    kind: PolicyKind,
  ) => LineTypes[L]['policyDetail'];
  revision: (core: Core<typeof revisionCore>, order: OrderRecord<L>) => LineTypes[L]['revision'];
  certificate: Certificate<L>;
  claim: LineClaims<L>;
  /** The subject of the sentence with which the simulated insurer rejects an order: 'Riwayat kesehatan'. */
  refusalSubject: string;
  /** The texts by which the simulated insurer decides, in addition to the name. */
  simulatorInput: (order: Pick<OrderRecord<L>, 'details'>) => SimulatorInput;
  /** Rows of the desk's sheet about the insured person or thing. */
  deskRows: (order: LineTypes[L]['orderDetail']) => DeskRow[];
};
