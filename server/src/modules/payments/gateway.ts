import { payment } from '@naungan/domain/invoice/record';
import type { Rupiah } from '@naungan/domain/money';
import type { z } from 'zod';

/** The fields of the contract's `payment` that come from the gateway. */
export const instrumentRecord = payment.pick({
  accountHolder: true,
  vaNumber: true,
  code: true,
  actions: true,
  card: true,
});
export type Instrument = z.output<typeof instrumentRecord>;

export type ChargeRequest = {
  /** The server's reference, at most 50 characters; the gateway rejects a second use. */
  reference: string;
  /** A code of the domain's payment methods. */
  type: string;
  total: Rupiah;
  now: Date;
  expiresAt: Date;
  invoiceNumber: string;
  productName: string;
  customer: { name: string; email: string; phone: string };
  /** The gateway's single-use token for a card; for `credit_card` only. It is neither stored nor logged. */
  cardToken: string | null;
  /** Whether the customer uses a phone, which can open an app but cannot scan a QR code on its own screen. */
  isOnPhone: boolean;
  /** Return address of an app. Parameters that the app appends are never trusted. */
  finishUrl: string;
};

/** Statuses of a transaction. */
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
  /** Whether the gateway's conditions are met: the status `settlement` is not enough while a fraud review is open. */
  paid: boolean;
  /** `null` when the gateway sent no amount in whole rupiah. */
  total: Rupiah | null;
  instrument: Instrument;
  expiresAt: Date | null;
  settledAt: Date | null;
  /** Whether part of the money was refunded or charged back. A policy cannot be partly void, so the broker has to decide. */
  partlyReturned?: boolean;
};

/**
 * Why a call failed:
 *
 * - `outcomeUnknown`: no usable response arrived. The request may have taken effect, so the caller calls `status`.
 * - `missing`: the gateway does not know the reference.
 * - `conflict`: the transaction cannot be changed; for a charge, it already exists.
 * - `refused`: nothing happened, and a retry would not help.
 * - `token`: the card's token is used, expired or invalid, so the customer must enter the card again.
 */
export type GatewayFailure = {
  failure: 'outcomeUnknown' | 'missing' | 'conflict' | 'refused' | 'token';
  detail: string;
};
export type GatewayResult = GatewayState | GatewayFailure;

export const isFailure = (response: GatewayResult): response is GatewayFailure => 'failure' in response;

/**
 * Returns whether the customer can pay with this instrument. An instrument from a status call may lack the payment
 * details, which only the response to the charge contains.
 */
export const isPayable = ({ vaNumber, code, actions, card }: Instrument): boolean =>
  vaNumber !== null || code !== null || actions.length > 0 || Boolean(card?.redirect_url);

/** A received notification, not yet authenticated. */
export type IncomingNotification = {
  body: Record<string, unknown>;
  /** The raw body, for signatures that cover it. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
  now: Date;
};

/** A payment gateway. No call throws for failures of the network or the gateway. */
export type PaymentGateway = {
  name: string;
  /** Codes of the domain's payment methods that this adapter can charge. */
  methods: readonly string[];
  charge(request: ChargeRequest): Promise<GatewayResult>;
  status(reference: string): Promise<GatewayResult>;
  /** Ends an instrument, so that it can no longer be paid. Fails with `conflict` for a paid instrument, and never refunds. */
  cancel(reference: string, type: string): Promise<GatewayResult>;
  /** Like `cancel`, for an instrument whose time is over: its status becomes `expire`. */
  expire(reference: string): Promise<GatewayResult>;
  /**
   * Returns the payment that a notification is about; `null` when it does not come from the gateway. The status in a
   * notification may be outdated, so only the status call returns the current one.
   */
  authenticate(incoming: IncomingNotification): { reference: string; total: Rupiah | null } | null;
};
