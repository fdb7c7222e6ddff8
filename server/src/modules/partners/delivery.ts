import type { PartnerEvent, SaleStatus } from '@naungan/api/partner-sales';
import { secretsOf } from '../../core/secrets.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import {
  countAttempt,
  countUndelivered,
  deleteUndelivered,
  findPartner,
  insertEvent,
  type PartnerRecord,
  resetAttempts,
  saveOutcome,
  type WebhookBacklog,
} from './repository.ts';
import { findSaleToReport } from './sales-repository.ts';
import { signedHeaders } from './signature.ts';
import { postWebhook, type WebhookReply, webhookHosts } from './webhook-request.ts';

const JOB = 'partner.webhook';
/** 5 s, 10 s, 20 s … up to an hour between attempts; all attempts take at least 27 hours. */
const RETRIES = { retries: 36, maxRetryDelay: 3_600 };
export const MAX_ATTEMPTS = RETRIES.retries + 1;
/** A receiver must store the event and respond; longer work belongs after the response. */
const TIMEOUT_MS = 10_000;
/** A slow receiver occupies one worker for the timeout. */
const CONCURRENCY = 4;

/**
 * Queues an event for the webhook of the order's partner, in the transaction that changes the order: the event exists
 * if and only if the change does. Does nothing for an order without a partner, or whose partner has no webhook.
 */
export async function reportSale(tx: Tx, deps: Deps, orderId: string, type: SaleStatus): Promise<void> {
  const sale = await findSaleToReport(tx, orderId);
  if (!sale) return;
  const now = deps.clock();
  const timestamp = now.toISOString();
  const cancelledAt = type === 'cancelled' ? (sale.cancelledAt ?? timestamp) : sale.cancelledAt;
  const event: PartnerEvent = { type, timestamp, data: { ...sale, status: type, cancelledAt } };
  const { partner } = sale;
  const body = JSON.stringify(event);
  const id = await insertEvent(tx, { partner, orderId, type, body, createdAt: now });
  await deps.jobs.enqueue(tx, JOB, { id });
}

const NO_SECRET_ERROR = 'there is no readable signing secret; run: npm run desk -- partner secret CODE';

/** Signs and sends a body to the partner's webhook. */
export async function sendToPartner(
  { clock, config }: Deps,
  { webhookUrl, secrets }: PartnerRecord & { webhookUrl: string },
  message: { id: string; body: string },
): Promise<WebhookReply> {
  if (secrets.length === 0) return { status: null, milliseconds: 0, error: NO_SECRET_ERROR };
  return postWebhook(
    { url: webhookUrl, headers: signedHeaders(message, secrets, clock()), body: message.body },
    {
      timeoutMs: TIMEOUT_MS,
      allowsPrivateAddresses: !config.PRODUCTION,
      allowedHosts: webhookHosts(config),
    },
  );
}

/**
 * Delivers an event at least once. The receiver gets an event twice if this process dies, or loses the database, between
 * the response and `saveOutcome`; both requests have the same `webhook-id`.
 * @throws when the webhook does not accept the event, so that the job is retried
 */
async function deliver(deps: Deps, id: string): Promise<void> {
  const { db, config, clock } = deps;
  const event = await countAttempt(db, id);
  if (!event) return;
  const partner = await findPartner(db, secretsOf(config), event.partner);
  const webhookUrl = partner?.webhookUrl;
  // The webhook was removed while this event was queued.
  if (!partner || !webhookUrl) return deleteUndelivered(db, event.partner);
  const { error } = await sendToPartner(deps, { ...partner, webhookUrl }, event);
  if (error === null) return saveOutcome(db, id, { deliveredAt: clock(), lastError: null });
  await saveOutcome(db, id, { lastError: error });
  throw new Error(`The webhook of ${partner.code} failed: ${error}`);
}

export function registerDelivery(deps: Deps): void {
  deps.jobs.register<{ id: string }>(JOB, ({ id }) => deliver(deps, id), {
    ...RETRIES,
    concurrency: CONCURRENCY,
    exclusiveKey: ({ id }) => id,
  });
}

/** Queues the partner's events again that had all attempts; returns their number. */
export const resendAbandoned = ({ db, jobs }: Deps, code: string): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = await resetAttempts(tx, code, MAX_ATTEMPTS);
    for (const id of ids) await jobs.enqueue(tx, JOB, { id });
    return ids.length;
  });

export const webhookBacklog = ({ db, clock }: { db: Db; clock: () => Date }): Promise<WebhookBacklog> =>
  countUndelivered(db, MAX_ATTEMPTS, clock());
