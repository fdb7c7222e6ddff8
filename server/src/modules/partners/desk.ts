import { randomUUID } from 'node:crypto';
import * as contracts from '@naungan/api/desk-partners';
import type { PartnerEvent } from '@naungan/api/partner-sales';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { newPartnerKey } from '../../core/partner-key.ts';
import { secretsOf } from '../../core/secrets.ts';
import { hashToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { MAX_ATTEMPTS, resendAbandoned, sendToPartner } from './delivery.ts';
import {
  deleteUndelivered,
  findPartner,
  listPartners,
  lockPartner,
  saveApiKeyHash,
  saveWebhook,
} from './repository.ts';
import { rotateSecrets } from './signature.ts';
import { webhookHosts } from './webhook-request.ts';

const HTTPS_TEXT = 'Alamat webhook harus diawali https://';
const UNLISTED_HOST_TEXT = 'Host webhook belum diizinkan. Minta operator menambahkannya ke WEBHOOK_HOSTS.';
const NO_WEBHOOK_TEXT = 'Mitra ini belum memiliki alamat webhook';

/** Stores the URL of the webhook. Returns the first secret of a partner that has none, else null. */
async function saveUrl({ db, config, clock }: Deps, code: string, webhookUrl: string | null) {
  if (config.PRODUCTION && webhookUrl?.startsWith('https://') === false)
    throwProblem('INVALID', HTTPS_TEXT, [{ path: 'webhookUrl', message: HTTPS_TEXT }]);
  const hosts = webhookHosts(config);
  if (hosts && webhookUrl !== null && !hosts.includes(new URL(webhookUrl).hostname))
    throwProblem('INVALID', UNLISTED_HOST_TEXT, [{ path: 'webhookUrl', message: UNLISTED_HOST_TEXT }]);
  return db.transaction(async (tx) => {
    const { secrets } = await lockPartner(tx, secretsOf(config), code, clock());
    const needsSecret = webhookUrl !== null && secrets.length === 0;
    const validSecrets = needsSecret ? rotateSecrets([], true) : secrets;
    await saveWebhook(tx, { code, webhookUrl, secrets: validSecrets });
    if (webhookUrl === null) await deleteUndelivered(tx, code);
    return { code, webhookUrl, secret: needsSecret ? (validSecrets[0] ?? null) : null };
  });
}

function addSecret({ db, config, clock }: Deps, code: string, revokesEarlier: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    const partner = await lockPartner(tx, secretsOf(config), code, clock());
    const secrets = rotateSecrets(partner.secrets, revokesEarlier);
    await saveWebhook(tx, { ...partner, secrets });
    return secrets[0];
  });
}

async function replaceApiKey({ db, config, clock }: Deps, code: string): Promise<string> {
  const apiKey = newPartnerKey();
  await db.transaction(async (tx) => {
    await lockPartner(tx, secretsOf(config), code, clock());
    await saveApiKeyHash(tx, code, hashToken(apiKey));
  });
  return apiKey;
}

/** Returns an event about an invented order. */
function testEvent(partner: string, now: Date): PartnerEvent {
  const timestamp = now.toISOString();
  return {
    type: 'test',
    timestamp,
    data: {
      orderId: randomUUID(),
      partner,
      line: 'kesehatan',
      planId: randomUUID(),
      planCode: 'TEST',
      premium: 1_000_000,
      currency: 'IDR',
      status: 'ordered',
      orderedAt: timestamp,
      paidAt: null,
      issuedAt: null,
      cancelledAt: null,
    },
  };
}

async function sendTest(deps: Deps, code: string) {
  const partner = (await findPartner(deps.db, secretsOf(deps.config), code)) ?? throwProblem('NOT_FOUND');
  const webhookUrl = partner.webhookUrl ?? throwProblem('CONFLICT', NO_WEBHOOK_TEXT);
  const body = JSON.stringify(testEvent(code, deps.clock()));
  return sendToPartner(deps, { ...partner, webhookUrl }, { id: randomUUID(), body });
}

/** Mounts the calls by which the broker's staff register partners, their API keys and their webhooks. */
export function partnerDeskRoutes(app: FastifyInstance): void {
  const { deps } = app;
  route(app, contracts.deskPartners, async ({ query }) => ({
    response: await listPartners(deps.db, secretsOf(deps.config), MAX_ATTEMPTS, query),
  }));
  route(app, contracts.deskSavePartner, async ({ params, body }) => ({
    response: await saveUrl(deps, params.partner, body.webhookUrl),
  }));
  route(app, contracts.deskPartnerKey, async ({ params }) => ({
    response: { apiKey: await replaceApiKey(deps, params.partner) },
  }));
  route(app, contracts.deskPartnerSecret, async ({ params, body }) => ({
    response: { secret: await addSecret(deps, params.partner, body.revokesEarlier) },
  }));
  route(app, contracts.deskPartnerTest, async ({ params }) => ({
    response: await sendTest(deps, params.partner),
  }));
  route(app, contracts.deskPartnerResend, async ({ params }) => ({
    response: { events: await resendAbandoned(deps, params.partner) },
  }));
}
