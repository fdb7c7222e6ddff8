import { randomUUID } from 'node:crypto';
import type {
  ChargeRequest,
  GatewayResult,
  GatewayState,
  GatewayStatus,
  Instrument,
  PaymentGateway,
} from './gateway.ts';

/** For tests only: gateways in memory, fast enough for thousands of random sequences. */

/** `responseLost`: the call has taken effect before its response is lost. `refused`: the gateway responds with an error. */
export type Fault = 'requestLost' | 'responseLost' | 'refused';
export type GatewayCall = 'charge' | 'status' | 'cancel' | 'expire';
export type GatewayAction =
  | 'pay'
  | 'deny'
  | 'review'
  | 'approve'
  | 'reject'
  | 'settle'
  | 'void'
  | 'reverse'
  | 'refund'
  | 'chargeback';

/** A transaction at the gateway. `money`: whether the gateway has received and returned the customer's money. */
export type GatewayTransaction = {
  id: string;
  gateway: string;
  reference: string;
  type: string;
  total: number;
  status: GatewayStatus;
  money: 'none' | 'received' | 'returned';
  expiresAt: Date;
  paidAt: Date | null;
  partlyReturned?: boolean;
  instrument: Instrument;
};
/** A notification about a change, whether delivered or not. */
export type SentNotification = { gateway: string; body: Record<string, unknown> };

/** A moment of a call: the gateway has not yet received the request, or the server has not yet received the response. */
export type MomentOfCall = 'beforeRequestArrives' | 'beforeResponseReturns';

/** A step that a test runs once during a call of the server to the gateway. */
type StepDuringCall = { call: GatewayCall; when: MomentOfCall; run: () => Promise<unknown> };

/** Everything that the gateways in memory store, and the faults that a test has planned. */
export type MemoryWorld = {
  transactions: GatewayTransaction[];
  notifications: SentNotification[];
  faults: { call: GatewayCall; fault: Fault }[];
  duringCalls: StepDuringCall[];
  /** When true, no call arrives. */
  isDown: boolean;
  spentTokens: Set<string>;
};

export const createMemoryWorld = (): MemoryWorld => ({
  transactions: [],
  notifications: [],
  faults: [],
  duringCalls: [],
  isDown: false,
  spentTokens: new Set(),
});

const SECRET = 'only the gateway signs with this';
/** Milliseconds until an unpaid card transaction expires. */
const CARD_MS = 15 * 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Methods that can be reversed minutes after settlement. */
const REVERSIBLE_METHODS = ['permata', 'mandiri_bill', 'indomaret'];
const REFUNDABLE_METHODS = ['credit_card', 'gopay', 'shopeepay', 'akulaku'];

/** Returns whether the transaction can still be paid, or is under review. */
export const isOpen = ({ status, expiresAt }: GatewayTransaction, now: Date): boolean =>
  status === 'challenge' || (status === 'pending' && expiresAt > now);

function notify(world: MemoryWorld, transaction: GatewayTransaction): void {
  const { gateway, reference, total, status } = transaction;
  world.notifications.push({
    gateway,
    body: { reference, total, transaction_status: status, signature_key: SECRET },
  });
}

function changeStatus(
  world: MemoryWorld,
  transaction: GatewayTransaction,
  status: GatewayStatus,
  fields: Partial<GatewayTransaction> = {},
): true {
  Object.assign(transaction, { status, ...fields });
  notify(world, transaction);
  return true;
}

/** Expires unpaid transactions by the gateway's clock. */
function expireOverdue(world: MemoryWorld, now: Date): void {
  for (const transaction of world.transactions) {
    if (transaction.status === 'pending' && transaction.expiresAt <= now)
      changeStatus(world, transaction, 'expire');
  }
}

const minutesSince = (then: Date | null, now: Date) => (now.getTime() - (then?.getTime() ?? 0)) / 60_000;

/** Functions that perform an action if the transaction's state allows the action, and return whether it was performed. */
const ACTION_EFFECTS: Record<
  GatewayAction,
  (world: MemoryWorld, transaction: GatewayTransaction, now: Date) => boolean
> = {
  pay: (world, transaction, now) =>
    transaction.status === 'pending' &&
    changeStatus(world, transaction, transaction.type === 'credit_card' ? 'capture' : 'settlement', {
      money: 'received',
      paidAt: now,
    }),
  deny: (world, transaction) => transaction.status === 'pending' && changeStatus(world, transaction, 'deny'),
  review: (world, transaction) =>
    transaction.status === 'pending' &&
    transaction.type === 'credit_card' &&
    changeStatus(world, transaction, 'challenge'),
  approve: (world, transaction, now) =>
    transaction.status === 'challenge' &&
    changeStatus(world, transaction, 'capture', { money: 'received', paidAt: now }),
  reject: (world, transaction) =>
    transaction.status === 'challenge' && changeStatus(world, transaction, 'deny'),
  settle: (world, transaction) =>
    transaction.status === 'capture' && changeStatus(world, transaction, 'settlement'),
  void: (world, transaction, now) =>
    transaction.status === 'capture' &&
    minutesSince(transaction.paidAt, now) < DAY_MINUTES &&
    changeStatus(world, transaction, 'cancel', { money: 'returned' }),
  reverse: (world, transaction, now) => {
    if (transaction.status !== 'settlement' || minutesSince(transaction.paidAt, now) > HOUR_MINUTES)
      return false;
    if (transaction.gateway === 'btn')
      return changeStatus(world, transaction, 'reversal', { money: 'returned' });
    return (
      REVERSIBLE_METHODS.includes(transaction.type) &&
      changeStatus(world, transaction, 'deny', { money: 'returned' })
    );
  },
  refund: (world, transaction) =>
    transaction.status === 'settlement' &&
    REFUNDABLE_METHODS.includes(transaction.type) &&
    changeStatus(world, transaction, 'refund', { money: 'returned' }),
  chargeback: (world, transaction) =>
    transaction.status === 'settlement' &&
    transaction.type === 'credit_card' &&
    changeStatus(world, transaction, 'reversal', { money: 'returned' }),
};

/** Triggers an action at the gateway; returns whether it was possible. */
export function triggerAtGateway(
  world: MemoryWorld,
  transaction: GatewayTransaction,
  action: GatewayAction,
  now: Date,
): boolean {
  expireOverdue(world, now);
  return ACTION_EFFECTS[action](world, transaction, now);
}

const stateOf = (transaction: GatewayTransaction): GatewayState => ({
  reference: transaction.reference,
  transactionId: transaction.id,
  status: transaction.status,
  paid: transaction.status === 'settlement' || transaction.status === 'capture',
  total: transaction.total,
  instrument: transaction.instrument,
  expiresAt: transaction.status === 'challenge' ? null : transaction.expiresAt,
  settledAt: transaction.status === 'settlement' ? transaction.paidAt : null,
  ...(transaction.partlyReturned ? { partlyReturned: true } : {}),
});

const latestTransaction = (world: MemoryWorld, reference: string) =>
  world.transactions.findLast((transaction) => transaction.reference === reference);

/** First status of a card transaction by the first word of its token, such as 'secure' of `secure-1`. */
const STATUS_BY_CARD_TOKEN: Record<string, GatewayStatus> = {
  accept: 'capture',
  secure: 'pending',
  review: 'challenge',
  denied: 'deny',
};

function instrumentFor(type: string, status: GatewayStatus, id: string): Instrument {
  const emptyInstrument = { accountHolder: null, vaNumber: null, code: null, actions: [], card: null };
  if (type !== 'credit_card') return { ...emptyInstrument, vaNumber: id.replace(/\D/g, '') };
  const redirect_url = status === 'pending' ? `https://bank.test/${id}` : null;
  return { ...emptyInstrument, card: { redirect_url, card_type: 'visa', bank: null } };
}

function charge(world: MemoryWorld, gateway: string, request: ChargeRequest): GatewayResult {
  const { reference, type, total, now, cardToken } = request;
  const existingTransaction = latestTransaction(world, reference);
  if (existingTransaction && (isOpen(existingTransaction, now) || existingTransaction.money === 'received'))
    return { failure: 'conflict', detail: 'known already' };
  let status: GatewayStatus = 'pending';
  if (type === 'credit_card') {
    const token = cardToken ?? '';
    const firstStatus = STATUS_BY_CARD_TOKEN[token.split('-')[0] ?? ''];
    if (!firstStatus || world.spentTokens.has(token)) return { failure: 'token', detail: 'used or wrong' };
    world.spentTokens.add(token);
    status = firstStatus;
  }
  const id = randomUUID();
  const isPaid = status === 'capture';
  const transaction: GatewayTransaction = {
    id,
    gateway,
    reference,
    type,
    total,
    status,
    money: isPaid ? 'received' : 'none',
    paidAt: isPaid ? now : null,
    expiresAt: type === 'credit_card' ? new Date(now.getTime() + CARD_MS) : request.expiresAt,
    instrument: instrumentFor(type, status, id),
  };
  world.transactions.push(transaction);
  notify(world, transaction);
  return stateOf(transaction);
}

function endTransaction(
  world: MemoryWorld,
  reference: string,
  operation: 'cancel' | 'expire',
): GatewayResult {
  const transaction = latestTransaction(world, reference);
  if (!transaction) return { failure: 'missing', detail: 'unknown' };
  const endsReview = transaction.status === 'challenge' && operation === 'cancel';
  if (transaction.status !== 'pending' && !endsReview)
    return { failure: 'conflict', detail: 'cannot be changed' };
  changeStatus(world, transaction, endsReview ? 'deny' : operation);
  return stateOf(transaction);
}

/** Creates one gateway. Each call reads `worldOf` and `clock` again, so that a test can replace the world. */
export function createMemoryGateway(
  name: string,
  methods: readonly string[],
  worldOf: () => MemoryWorld,
  clock: () => Date,
): PaymentGateway {
  const callOverNetwork = async (
    call: GatewayCall,
    effect: (world: MemoryWorld) => GatewayResult,
  ): Promise<GatewayResult> => {
    const world = worldOf();
    const takePlanned = <T extends { call: GatewayCall }>(list: T[]): T | undefined => {
      const index = list.findIndex((planned) => planned.call === call);
      return index < 0 ? undefined : list.splice(index, 1)[0];
    };
    const fault = takePlanned(world.faults)?.fault;
    if (world.isDown || fault === 'requestLost')
      return { failure: 'outcomeUnknown', detail: 'no connection' };
    if (fault === 'refused') return { failure: 'refused', detail: '402' };
    const stepDuringCall = takePlanned(world.duringCalls);
    if (stepDuringCall?.when === 'beforeRequestArrives') await stepDuringCall.run();
    expireOverdue(world, clock());
    const response = effect(world);
    if (stepDuringCall?.when === 'beforeResponseReturns') await stepDuringCall.run();
    return fault === 'responseLost' ? { failure: 'outcomeUnknown', detail: 'timed out' } : response;
  };
  return {
    name,
    methods,
    charge: (request) => callOverNetwork('charge', (world) => charge(world, name, request)),
    status: (reference) =>
      callOverNetwork('status', (world) => {
        const transaction = latestTransaction(world, reference);
        return transaction ? stateOf(transaction) : { failure: 'missing', detail: 'unknown' };
      }),
    cancel: (reference) => callOverNetwork('cancel', (world) => endTransaction(world, reference, 'cancel')),
    expire: (reference) => callOverNetwork('expire', (world) => endTransaction(world, reference, 'expire')),
    authenticate: ({ body }) =>
      body.signature_key === SECRET ? { reference: String(body.reference), total: Number(body.total) } : null,
  };
}
