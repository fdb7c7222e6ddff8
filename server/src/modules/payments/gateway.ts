import { payment } from '@naungan/domain/invoice/record';
import type { Rupiah } from '@naungan/domain/money';
import type { z } from 'zod';

/** What a customer pays with: the part of the contract's `payment` that only the gateway knows. */
export const instrumentRecord = payment.pick({
  accountHolder: true,
  vaNumber: true,
  code: true,
  actions: true,
  card: true,
});
export type Instrument = z.output<typeof instrumentRecord>;

export type ChargeRequest = {
  /** Our reference, at most 50 characters; the gateway refuses to use one twice. */
  reference: string;
  /** A code of the domain's payment methods. */
  type: string;
  total: Rupiah;
  now: Date;
  expiresAt: Date;
  invoiceNumber: string;
  productName: string;
  customer: { name: string; email: string; phone: string };
  /** The gateway's single-use stand-in for a card; only for `credit_card`. It is neither stored nor logged. */
  cardToken: string | null;
  /** The customer holds the phone that pays: an app can be opened, while a picture of a code is of no use. */
  phone: boolean;
  /** Where an app returns to. What it appends there is never trusted. */
  finishUrl: string;
};

/**
 * What a gateway says about a transaction. `paid` is the gateway's paid rule already applied:
 * a code that says "settled" is not enough where the gateway has doubts (fraud review).
 */
export type GatewayStatus =
  | 'pending'
  | 'challenge'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'refund'
  | 'reversal';

export type GatewayState = {
  reference: string;
  transactionId: string;
  status: GatewayStatus;
  paid: boolean;
  /** `null` when the gateway sent none that can be read as whole rupiah. */
  total: Rupiah | null;
  instrument: Instrument;
  expiresAt: Date | null;
  settledAt: Date | null;
  /** Part of the money went back. Cover is all or nothing, so nothing follows from it: a person has to look. */
  partlyReturned?: boolean;
};

/**
 * `lost`: no answer, so the request may or may not have had its effect: ask `status`.
 * `missing`: the gateway does not know the reference. `conflict`: it exists but cannot be changed
 * (or, on a charge, exists already). `refused`: nothing happened, and trying again would not help.
 * `token`: the card's token is used up, too old or wrong: the card has to be entered again.
 */
export type GatewayFailure = {
  failed: 'lost' | 'missing' | 'conflict' | 'refused' | 'token';
  detail: string;
};
export type GatewayAnswer = GatewayState | GatewayFailure;

export const isFailure = (answer: GatewayAnswer): answer is GatewayFailure => 'failed' in answer;

/** Whether there is anything that a customer could pay with; what is found again by its reference may lack it. */
export const isPayable = ({ vaNumber, code, actions, card }: Instrument): boolean =>
  vaNumber !== null || code !== null || actions.length > 0 || Boolean(card?.redirect_url);

/** A notification as received, not authenticated yet. */
export type Incoming = {
  body: Record<string, unknown>;
  /** The bytes that were signed, where a signature covers them. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
  now: Date;
};

/** A payment gateway. No call throws for what the network or the other side does. */
export type PaymentGateway = {
  name: string;
  /** Codes of the domain's payment methods that this adapter can charge. */
  methods: readonly string[];
  charge(request: ChargeRequest): Promise<GatewayAnswer>;
  status(reference: string): Promise<GatewayAnswer>;
  /** Makes a payable instrument unpayable; never takes back what was paid with it (`conflict`). */
  cancel(reference: string, type: string): Promise<GatewayAnswer>;
  expire(reference: string): Promise<GatewayAnswer>;
  /**
   * What a notification is about, `null` when it does not really come from the gateway. It never says what
   * is true now: the status call does.
   */
  authenticate(incoming: Incoming): { reference: string; total: Rupiah | null } | null;
};
