import { z } from 'zod';
import type { GatewayAnswer, GatewayState, GatewayStatus, Instrument } from '../gateway.ts';
import type { Lost, MidtransReply } from './client.ts';

const text = z.string().optional();

/** Everything but the two ids may be missing in some answer; unknown fields come and go. */
const transaction = z.looseObject({
  transaction_id: z.string().min(1),
  order_id: z.string().min(1),
  transaction_status: z.string(),
  status_code: text,
  gross_amount: text,
  fraud_status: text,
  expiry_time: text,
  settlement_time: text,
  va_numbers: z.array(z.looseObject({ va_number: z.string() })).optional(),
  permata_va_number: text,
  actions: z.array(z.looseObject({ name: z.string(), url: z.string() })).optional(),
});
type Transaction = z.output<typeof transaction>;

const KNOWN: Record<string, GatewayStatus> = {
  pending: 'pending',
  authorize: 'challenge',
  challenge: 'challenge',
  capture: 'capture',
  settlement: 'settlement',
  deny: 'deny',
  cancel: 'cancel',
  expire: 'expire',
  failure: 'failure',
  refund: 'refund',
  chargeback: 'reversal',
  // Part of the money came back: for cover that is all or nothing, a person has to look.
  partial_refund: 'settlement',
  partial_chargeback: 'settlement',
};

/** `"250000.00"` → 250000; anything else than whole rupiah → null. */
export function readAmount(amount: string | undefined): number | null {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(amount ?? '');
  return match ? Number(match[1]) : null;
}

/** `2026-01-05 10:00:01` is Jakarta's clock without saying so. */
function readTime(time: string | undefined): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(time ?? '');
  const instant = match ? new Date(`${match[1]}T${match[2]}+07:00`) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

function instrumentOf(answer: Transaction, accountHolder: string): Instrument {
  const vaNumber = answer.va_numbers?.[0]?.va_number ?? answer.permata_va_number ?? null;
  const actions = (answer.actions ?? [])
    .filter(({ url }) => /^https?:\/\//.test(url))
    .filter(({ name }) => name.startsWith('generate-qr-code') || name === 'deeplink-redirect')
    .map(({ name, url }) => ({ name, url }));
  return { accountHolder: vaNumber ? accountHolder : null, vaNumber, code: null, actions, card: null };
}

/** The paid rule: code 200, settled or captured, and no fraud doubt. 200 alone means nothing. */
function stateOf(answer: Transaction, code: number, accountHolder: string): GatewayState {
  const fraud = answer.fraud_status?.toLowerCase();
  const status = KNOWN[answer.transaction_status.toLowerCase()] ?? 'pending';
  const settled = status === 'settlement' || status === 'capture';
  const clear = fraud === undefined || fraud === '' || fraud === 'accept';
  return {
    reference: answer.order_id,
    transactionId: answer.transaction_id,
    status,
    paid: settled && clear && code === 200,
    total: readAmount(answer.gross_amount),
    instrument: instrumentOf(answer, accountHolder),
    expiresAt: readTime(answer.expiry_time),
    settledAt: readTime(answer.settlement_time),
  };
}

const FAILED = { 404: 'missing', 406: 'conflict', 412: 'conflict', 429: 'lost' } as const;

/** A reply read as a state or a failure. Codes: section 9 of the gateway's reference. */
export function readReply(
  reply: MidtransReply | Lost,
  reference: string,
  accountHolder: string,
): GatewayAnswer {
  if ('lost' in reply) return { failed: 'lost', detail: reply.lost };
  const { code, body } = reply;
  const detail = `${code} ${String(body.status_message ?? '')}`.trim();
  const known = FAILED[code as keyof typeof FAILED];
  if (known) return { failed: known, detail };
  // 407 is the normal answer about an expired transaction, 202 about a denied one.
  if (code >= 400 && code !== 407) return { failed: 'refused', detail };
  const parsed = transaction.safeParse(body);
  if (!parsed.success) return { failed: 'lost', detail: `${detail}: not a transaction` };
  if (parsed.data.order_id !== reference) return { failed: 'lost', detail: `${detail}: of another order` };
  return stateOf(parsed.data, code, accountHolder);
}
