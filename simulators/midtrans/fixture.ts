import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Harness, type Reply, startApp } from '../../server/test/harness.ts';
import { webhooks } from './tables.ts';

export type GatewayResponse = Record<string, unknown> & {
  transaction_id: string;
  order_id: string;
  actions: { name: string; url: string }[];
};
/** A running app with the simulator, and functions that call the simulator as a merchant and as a payer. */
export type SimulatorClient = Harness & {
  /** Calls the gateway's API as the merchant. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<CallReply>;
  /** Creates a charge. @throws Error when the gateway rejects the charge */
  charge(body: unknown): Promise<GatewayResponse>;
  /** Requests the status of a transaction as the merchant, by transaction id or order id. */
  status(id: string): Promise<GatewayResponse>;
  /** Submits an action on the page of a transaction; returns whether the action was possible. */
  applyAction(id: string, action: string, form?: Record<string, string>): Promise<boolean>;
  /** Posts the form of a page. */
  submit(path: string, form?: Record<string, string>): Promise<Reply>;
  /** Requests a page by its path below the simulator's root, or by its full URL. */
  page(path: string): Promise<Reply>;
  /** Requests a card token, as a browser does. */
  token(card?: Record<string, string>): Promise<GatewayResponse>;
  /** Returns the stored notifications of a transaction, oldest first. */
  notificationsOf(id: string): Promise<(typeof webhooks.$inferSelect)[]>;
};
type CallReply = Reply & { response: GatewayResponse };

const ROOT = '/simulators/midtrans';
/** `//simulators/midtrans`: `harness.api` requires `//` before a path that is not below `/api/v1`. */
const HARNESS_ROOT = `/${ROOT}`;
/** Returns the header `authorization` with a server key. */
export const basicAuthorization = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** A test card whose payments are accepted after 3-D Secure. */
export const VISA = {
  card_number: '4811 1111 1111 1114',
  card_exp_month: '12',
  card_exp_year: '2030',
  card_cvv: '123',
};

/** Returns the body of a charge, by default of a bank transfer to BCA. */
export const chargeBody = (changes: object = {}, id = `T-${randomUUID().slice(0, 8)}`) => ({
  payment_type: 'bank_transfer',
  bank_transfer: { bank: 'bca' },
  transaction_details: { order_id: id, gross_amount: 250_000 },
  ...changes,
});
export const gopayChargeBody = (changes: object = {}) =>
  chargeBody({
    payment_type: 'gopay',
    gopay: { enable_callback: true, callback_url: 'http://naungan.test/payment/finish?a=1' },
    ...changes,
  });
export const cardChargeBody = (token: string, changes: object = {}) =>
  chargeBody({
    payment_type: 'credit_card',
    credit_card: { token_id: token, authentication: true, ...changes },
  });

/** Starts the app with the simulator and a test database. */
export async function startSimulator(
  overrides: Record<string, string> = {},
  options: Parameters<typeof startApp>[1] = {},
): Promise<SimulatorClient> {
  const harness = await startApp(overrides, options);
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = harness.deps.config;

  const call: SimulatorClient['call'] = async (method, path, body, headers = {}) => {
    const reply = await harness.api(method, `${HARNESS_ROOT}${path}`, {
      body,
      headers: { authorization: basicAuthorization(serverKey), ...headers },
    });
    return { ...reply, response: reply.body as unknown as GatewayResponse };
  };
  const harnessPath = (path: string) => {
    const { pathname, search } = new URL(path, 'http://naungan.test');
    return pathname.startsWith(ROOT) ? `/${pathname}${search}` : `${HARNESS_ROOT}${pathname}${search}`;
  };
  const page: SimulatorClient['page'] = (path) => harness.api('GET', harnessPath(path));
  const submit: SimulatorClient['submit'] = async (path, form = {}) => {
    const reply = await harness.app.inject({
      method: 'POST',
      // Fastify itself requires only one slash.
      url: harnessPath(path).slice(1),
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const { statusCode: status, headers, payload: text, rawPayload: raw } = reply;
    return { status, headers, text, raw, body: { message: '', response: undefined as never } };
  };

  return {
    ...harness,
    call,
    page,
    submit,
    async charge(body) {
      const { response } = await call('POST', '/v2/charge', body);
      if (!response.transaction_id)
        throw new Error(`The gateway rejected the charge: ${JSON.stringify(response)}`);
      return response;
    },
    status: async (id) => (await call('GET', `/v2/${id}/status`)).response,
    async applyAction(id, action, form) {
      const reply = await submit(`/transactions/${id}/${action}`, form);
      return String(reply.headers.location).includes('done=');
    },
    async token(card = VISA) {
      const reply = await page(`/v2/token?${new URLSearchParams({ client_key: clientKey, ...card })}`);
      return reply.body as unknown as GatewayResponse;
    },
    notificationsOf: (id) =>
      harness.deps.db
        .select()
        .from(webhooks)
        .where(eq(webhooks.transactionId, id))
        .orderBy(webhooks.createdAt, webhooks.dueAt),
  };
}
