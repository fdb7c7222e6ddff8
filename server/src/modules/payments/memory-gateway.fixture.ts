import { randomUUID } from 'node:crypto';
import type {
  ChargeRequest,
  GatewayAnswer,
  GatewayState,
  GatewayStatus,
  Instrument,
  PaymentGateway,
} from './gateway.ts';

/** For tests only: gateways in memory, fast enough for thousands of random sequences. */

/**
 * `before`: the call never arrives. `after`: it takes effect, the response is lost. `refuse`: an error of the
 * gateway.
 */
export type Fault = 'before' | 'after' | 'refuse';
export type GatewayCall = 'charge' | 'status' | 'cancel' | 'expire';
export type GatewayAct =
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

/** A transaction at the gateway; `money` is where the customer's money really is. */
export type GatewayTransaction = {
  id: string;
  gateway: string;
  reference: string;
  type: string;
  total: number;
  status: GatewayStatus;
  money: 'none' | 'in' | 'back';
  expiresAt: Date;
  paidAt: Date | null;
  partlyReturned?: boolean;
  instrument: Instrument;
};
/** A notification about a change, whether delivered or not. */
export type SentNotification = { gateway: string; body: Record<string, unknown> };

/** Runs once during a call of this kind: before it arrives, or before its response returns. */
type Meanwhile = { call: GatewayCall; when: 'before' | 'after'; run: () => Promise<unknown> };

export type MemoryWorld = {
  held: GatewayTransaction[];
  told: SentNotification[];
  faults: { call: GatewayCall; fault: Fault }[];
  meanwhile: Meanwhile[];
  down: boolean;
  spentTokens: Set<string>;
};

export const newMemoryWorld = (): MemoryWorld => ({
  held: [],
  told: [],
  faults: [],
  meanwhile: [],
  down: false,
  spentTokens: new Set(),
});

const SECRET = 'only the gateway signs with this';
const CARD_MS = 15 * 60_000;
/** Methods that can be reversed minutes after settlement. */
const REVERSIBLE_METHODS = ['permata', 'mandiri_bill', 'indomaret'];
const REFUNDABLE = ['credit_card', 'gopay', 'shopeepay', 'akulaku'];

export const isAlive = ({ status, expiresAt }: GatewayTransaction, now: Date): boolean =>
  status === 'challenge' || (status === 'pending' && expiresAt > now);

function tell(world: MemoryWorld, held: GatewayTransaction): void {
  const { gateway, reference, total, status } = held;
  world.told.push({ gateway, body: { reference, total, transaction_status: status, signature_key: SECRET } });
}

function change(
  world: MemoryWorld,
  held: GatewayTransaction,
  status: GatewayStatus,
  more: Partial<GatewayTransaction> = {},
): true {
  Object.assign(held, { status, ...more });
  tell(world, held);
  return true;
}

/** Expires unpaid transactions by the gateway's clock. */
function sweep(world: MemoryWorld, now: Date): void {
  for (const held of world.held) {
    if (held.status === 'pending' && held.expiresAt <= now) change(world, held, 'expire');
  }
}

const minutesSince = (then: Date | null, now: Date) => (now.getTime() - (then?.getTime() ?? 0)) / 60_000;

/** Each action with its condition and effect; false: not possible in this state. */
const ACTS: Record<GatewayAct, (world: MemoryWorld, held: GatewayTransaction, now: Date) => boolean> = {
  pay: (world, held, now) =>
    held.status === 'pending' &&
    change(world, held, held.type === 'credit_card' ? 'capture' : 'settlement', {
      money: 'in',
      paidAt: now,
    }),
  deny: (world, held) => held.status === 'pending' && change(world, held, 'deny'),
  review: (world, held) =>
    held.status === 'pending' && held.type === 'credit_card' && change(world, held, 'challenge'),
  approve: (world, held, now) =>
    held.status === 'challenge' && change(world, held, 'capture', { money: 'in', paidAt: now }),
  reject: (world, held) => held.status === 'challenge' && change(world, held, 'deny'),
  settle: (world, held) => held.status === 'capture' && change(world, held, 'settlement'),
  void: (world, held, now) =>
    held.status === 'capture' &&
    minutesSince(held.paidAt, now) < 1_440 &&
    change(world, held, 'cancel', { money: 'back' }),
  reverse: (world, held, now) => {
    if (held.status !== 'settlement' || minutesSince(held.paidAt, now) > 60) return false;
    if (held.gateway === 'btn') return change(world, held, 'reversal', { money: 'back' });
    return REVERSIBLE_METHODS.includes(held.type) && change(world, held, 'deny', { money: 'back' });
  },
  refund: (world, held) =>
    held.status === 'settlement' &&
    REFUNDABLE.includes(held.type) &&
    change(world, held, 'refund', { money: 'back' }),
  chargeback: (world, held) =>
    held.status === 'settlement' &&
    held.type === 'credit_card' &&
    change(world, held, 'reversal', { money: 'back' }),
};

/** Triggers an action at the gateway; returns whether it was possible. */
export function triggerAtGateway(
  world: MemoryWorld,
  held: GatewayTransaction,
  act: GatewayAct,
  now: Date,
): boolean {
  sweep(world, now);
  return ACTS[act](world, held, now);
}

const stateOf = (held: GatewayTransaction): GatewayState => ({
  reference: held.reference,
  transactionId: held.id,
  status: held.status,
  paid: held.status === 'settlement' || held.status === 'capture',
  total: held.total,
  instrument: held.instrument,
  expiresAt: held.status === 'challenge' ? null : held.expiresAt,
  settledAt: held.status === 'settlement' ? held.paidAt : null,
  ...(held.partlyReturned ? { partlyReturned: true } : {}),
});

const newest = (world: MemoryWorld, reference: string) =>
  world.held.findLast((held) => held.reference === reference);

/** The prefix of a card token determines the status: `secure-1`. */
const CARD: Record<string, GatewayStatus> = {
  accept: 'capture',
  secure: 'pending',
  review: 'challenge',
  denied: 'deny',
};

function instrumentFor(type: string, status: GatewayStatus, id: string): Instrument {
  const none = { accountHolder: null, vaNumber: null, code: null, actions: [], card: null };
  if (type !== 'credit_card') return { ...none, vaNumber: id.replace(/\D/g, '') };
  const redirect_url = status === 'pending' ? `https://bank.test/${id}` : null;
  return { ...none, card: { redirect_url, card_type: 'visa', bank: null } };
}

function charge(world: MemoryWorld, gateway: string, request: ChargeRequest): GatewayAnswer {
  const { reference, type, total, now, cardToken } = request;
  const known = newest(world, reference);
  if (known && (isAlive(known, now) || known.money === 'in'))
    return { failed: 'conflict', detail: 'known already' };
  let status: GatewayStatus = 'pending';
  if (type === 'credit_card') {
    const token = cardToken ?? '';
    const wanted = CARD[token.split('-')[0] ?? ''];
    if (!wanted || world.spentTokens.has(token)) return { failed: 'token', detail: 'used or wrong' };
    world.spentTokens.add(token);
    status = wanted;
  }
  const id = randomUUID();
  const paid = status === 'capture';
  const held: GatewayTransaction = {
    id,
    gateway,
    reference,
    type,
    total,
    status,
    money: paid ? 'in' : 'none',
    paidAt: paid ? now : null,
    expiresAt: type === 'credit_card' ? new Date(now.getTime() + CARD_MS) : request.expiresAt,
    instrument: instrumentFor(type, status, id),
  };
  world.held.push(held);
  tell(world, held);
  return stateOf(held);
}

function end(world: MemoryWorld, reference: string, how: 'cancel' | 'expire'): GatewayAnswer {
  const held = newest(world, reference);
  if (!held) return { failed: 'missing', detail: 'unknown' };
  const reviewed = held.status === 'challenge' && how === 'cancel';
  if (held.status !== 'pending' && !reviewed) return { failed: 'conflict', detail: 'cannot be changed' };
  change(world, held, reviewed ? 'deny' : how);
  return stateOf(held);
}

/** One gateway. `worldOf` and `clock` are read at every call, so that a test can start over. */
export function memoryGateway(
  name: string,
  methods: readonly string[],
  worldOf: () => MemoryWorld,
  clock: () => Date,
): PaymentGateway {
  const over = async (
    call: GatewayCall,
    effect: (world: MemoryWorld) => GatewayAnswer,
  ): Promise<GatewayAnswer> => {
    const world = worldOf();
    const take = <T extends { call: GatewayCall }>(list: T[]): T | undefined => {
      const index = list.findIndex((one) => one.call === call);
      return index < 0 ? undefined : list.splice(index, 1)[0];
    };
    const fault = take(world.faults)?.fault;
    if (world.down || fault === 'before') return { failed: 'lost', detail: 'no connection' };
    if (fault === 'refuse') return { failed: 'refused', detail: '402' };
    const inner = take(world.meanwhile);
    if (inner?.when === 'before') await inner.run();
    sweep(world, clock());
    const answer = effect(world);
    if (inner?.when === 'after') await inner.run();
    return fault === 'after' ? { failed: 'lost', detail: 'timed out' } : answer;
  };
  return {
    name,
    methods,
    charge: (request) => over('charge', (world) => charge(world, name, request)),
    status: (reference) =>
      over('status', (world) => {
        const held = newest(world, reference);
        return held ? stateOf(held) : { failed: 'missing', detail: 'unknown' };
      }),
    cancel: (reference) => over('cancel', (world) => end(world, reference, 'cancel')),
    expire: (reference) => over('expire', (world) => end(world, reference, 'expire')),
    authenticate: ({ body }) =>
      body.signature_key === SECRET ? { reference: String(body.reference), total: Number(body.total) } : null,
  };
}
