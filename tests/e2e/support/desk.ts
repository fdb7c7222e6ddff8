import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the account of the desk, which the server writes into its data folder. */
export async function deskAccount(): Promise<{ email: string; password: string }> {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'desk.json');
  return JSON.parse(await readFile(file, 'utf8'));
}

let sessionToken: Promise<string> | undefined;

/** Returns the token of the desk's session; signs in at the first call in this worker process. */
function deskToken(request: APIRequestContext): Promise<string> {
  sessionToken ??= (async () => {
    const { email, password } = await deskAccount();
    const login = await request.post('/api/v1/desk/login', { data: { email, password } });
    const { response } = (await login.json()) as { response: { access_token: string } };
    return response.access_token;
  })();
  return sessionToken;
}

/** Runs an action of the desk on an order. */
async function runDeskAction(request: APIRequestContext, orderId: string, action: string, body?: object) {
  const reply = await request.post(`/api/v1/desk/orders/${orderId}/${action}`, {
    headers: { access_token: await deskToken(request) },
    data: body,
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Sends the desk's reply to a claim with a message that has no reply yet. */
export async function replyAtDesk(request: APIRequestContext, claimNumber: string, text: string) {
  const headers = { access_token: await deskToken(request) };
  const query = { q: claimNumber };
  const list = (await (await request.get('/api/v1/desk/claims', { headers, params: query })).json()) as {
    response: { rows: { id: string; claimNumber: string; awaitsReply: boolean }[] };
  };
  const claim = list.response.rows.find((candidate) => candidate.claimNumber === claimNumber);
  expect(claim).toMatchObject({ awaitsReply: true });
  const messageReply = await request.post(`/api/v1/desk/claims/${claim?.id}/messages`, {
    headers,
    data: { text },
  });
  expect(messageReply.ok(), await messageReply.text()).toBe(true);
}

/** Approves an order as the desk. */
export const approveAtDesk = (request: APIRequestContext, orderId: string) =>
  runDeskAction(request, orderId, 'approve');

type Revision = { items: string[]; attachments?: string[]; feedback: string };

/** Requests a revision of an order as the desk. */
export const reviseAtDesk = (request: APIRequestContext, orderId: string, revision: Revision) =>
  runDeskAction(request, orderId, 'revise', revision);

/** Rejects an order as the desk, with a reason for the customer. */
export const rejectAtDesk = (request: APIRequestContext, orderId: string, reason: string) =>
  runDeskAction(request, orderId, 'reject', { reason });
