import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartnerEvent } from '@naungan/api/partner-sales';
import type { Harness } from '../../../test/harness.ts';

/** For tests: a partner's server that receives webhooks. */

export type ReceivedRequest = { headers: Record<string, string>; text: string; event: PartnerEvent };
export type Receiver = {
  url: string;
  requests: ReceivedRequest[];
  /** The responses to the next requests; afterwards 204. `never` does not respond, a text redirects to that URL. */
  responses: (number | 'never' | `http${string}`)[];
  close(): void;
};

export async function startReceiver(): Promise<Receiver> {
  const receiver: Pick<Receiver, 'requests' | 'responses'> = { requests: [], responses: [] };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const headers = request.headers as Record<string, string>;
    receiver.requests.push({ headers, text, event: text === '' ? null : JSON.parse(text) });
    const outcome = receiver.responses.shift() ?? 204;
    if (outcome === 'never') return;
    if (typeof outcome === 'number') response.writeHead(outcome).end();
    else response.writeHead(307, { location: outcome }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/naungan`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Registers a partner's webhook; returns its first signing secret. */
export async function registerWebhook(harness: Harness, code: string, webhookUrl: string | null) {
  const token = await harness.deskToken();
  const reply = await harness.api('PUT', `/desk/partners/${code}`, { token, body: { webhookUrl } });
  if (reply.status !== 200) throw new Error(`The webhook was rejected: ${reply.text}`);
  return (reply.body.response as { secret: string | null }).secret ?? '';
}

/** Creates an API key of a partner. */
export async function createApiKey(harness: Harness, code: string): Promise<string> {
  const token = await harness.deskToken();
  const reply = await harness.api('POST', `/desk/partners/${code}/key`, { token });
  return (reply.body.response as { apiKey: string }).apiKey;
}
