import type { AddressInfo } from 'node:net';
import { tryBackend } from '../../../tools/conformance/run.ts';
import { type Shop, startShop } from '../../src/modules/payments/fixture.ts';
import type { TestMember } from '../harness.ts';
import { callAccountOperations, PARTNER_ORIGIN } from './account-calls.ts';
import { callClaimOperations } from './claim-calls.ts';
import { callDeskOperations } from './desk-calls.ts';
import { callOrderOperations } from './order-calls.ts';
import { type Recorder, startRecorder } from './recorder.ts';

/** A server with records in every state, and an accepted request of each operation. */
export type World = {
  shop: Shop;
  recorder: Recorder;
  origin: string;
  owner: TestMember;
  partnerKey: string;
  otherPartnerKey: string;
  /** The secret of an heir's link. */
  heirSecret: string;
};

type Example = { operationId?: string; requestBody?: { content: Record<string, { example?: unknown }> } };

/** Returns the example body of each operation of the document. */
function examplesOf(text: string): Record<string, unknown> {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Example>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.fromEntries(
    operations.flatMap(({ operationId, requestBody }) =>
      operationId && requestBody ? [[operationId, Object.values(requestBody.content)[0]?.example]] : [],
    ),
  );
}

/** Starts a server and calls every operation of the OpenAPI document. */
export async function createWorld(options: Parameters<typeof startShop>[1] = {}): Promise<World> {
  const settings = { RATE_LIMIT_SCALE: '100000', PARTNER_ORIGINS: PARTNER_ORIGIN, PUBLISH_FROM_DESK: 'true' };
  const shop = await startShop(settings, options);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  const recorder = await startRecorder(shop);
  const examples = examplesOf((await shop.api('GET', '//api/docs/json')).text);
  const owner = await shop.registerMember({ complete: true });
  await callOrderOperations(shop, owner);
  await callDeskOperations(shop, owner);
  const heirSecret = await callClaimOperations(shop, owner);
  const { partnerKey, otherKey } = await callAccountOperations(shop, owner, examples);
  const { DESK_EMAIL: email, DESK_PASSWORD: password } = shop.deps.config;
  await tryBackend({ origin, member: null, desk: { email, password }, waitSeconds: 0 }, recorder.fetch);
  return { shop, recorder, origin, owner, partnerKey, otherPartnerKey: otherKey, heirSecret };
}
