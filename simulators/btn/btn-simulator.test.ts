import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedHeaders } from '../../server/src/modules/payments/btn/signature.ts';
import { type Harness, type Reply, startApp, TEST_NOW } from '../../server/test/harness.ts';
import type { accountBody } from './account.ts';
import { type BankFaults, bankFaultsFromForm, NO_BANK_FAULTS, saveBankFaults } from './faults.ts';
import { callbacks } from './tables.ts';
import { createWebhookSender } from './webhook-sender.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.set(TEST_NOW);
  await saveBankFaults(harness.deps.db, NO_BANK_FAULTS);
});

/** With two slashes, a path is relative to the root instead of `/api/v1`. */
const ROOT = '//simulators/btn';
type Operation = 'create' | 'inquire' | 'close';
type BankReply = ReturnType<typeof accountBody> & { error?: string };

async function call(
  operation: Operation,
  fields: object,
  key?: string,
): Promise<Reply & { bankReply: BankReply }> {
  const { BTN_KEY, BTN_COMPANY_PREFIX: company } = harness.deps.config;
  const body = { company, ...fields };
  const headers = signedHeaders(operation, JSON.stringify(body), key ?? BTN_KEY, harness.clock.now());
  const reply = await harness.api('POST', `${ROOT}/accounts/${operation}`, { body, headers });
  return { ...reply, bankReply: reply.body as unknown as BankReply };
}
const createBody = (changes: object = {}) => ({
  reference: `T-${randomUUID().slice(0, 8)}`,
  amount: 250_000,
  name: 'SITI RAHAYU',
  description: 'INV/2026/11/000123',
  expiresAt: '2026-11-21T16:59:00.000Z',
  ...changes,
});
async function openAccount(changes: object = {}): Promise<BankReply> {
  return (await call('create', createBody(changes))).bankReply;
}
const applyAction = (id: string, action: string) => harness.api('POST', `${ROOT}/accounts/${id}/${action}`);
const callbacksOf = (id: string) =>
  harness.deps.db.select().from(callbacks).where(eq(callbacks.accountId, id)).orderBy(callbacks.createdAt);

describe('the simulated BTN bank', () => {
  test("opens one account per reference, with a number that begins with the company's prefix", async () => {
    const createRequest = createBody();
    const { status, bankReply } = await call('create', createRequest);
    expect(status).toBe(200);
    expect(bankReply).toMatchObject({
      reference: createRequest.reference,
      account: expect.stringMatching(/^93210\d{13}$/),
      bankCode: '200',
      amount: 250_000,
      status: 'open',
      expiresAt: '2026-11-21T16:59:00.000Z',
      paidAt: null,
    });
    expect(await call('create', createRequest)).toMatchObject({
      status: 409,
      bankReply: { error: 'EXISTS' },
    });
    expect((await call('inquire', { reference: createRequest.reference })).bankReply).toEqual(bankReply);
  });

  test.each([
    ['an amount that is not a whole number', { amount: 250_000.5 }],
    ['no amount', { amount: undefined }],
    ['no name', { name: '' }],
    ['an expiry in the past', { expiresAt: '2026-11-21T03:00:00.000Z' }],
    ['a slash in the reference', { reference: 'INV/1' }],
    ['another company', { company: '00000' }],
  ])('rejects the opening of an account with %s', async (_case, change) => {
    expect(await call('create', createBody(change))).toMatchObject({
      status: 400,
      bankReply: { error: 'INVALID' },
    });
  });

  test('closes an open account for the reasons cancel and expire, and rejects the closing of a closed one', async () => {
    const { reference } = await openAccount();
    const secondAccount = await openAccount();
    expect((await call('close', { reference, reason: 'cancel' })).bankReply.status).toBe('closed');
    expect(
      (await call('close', { reference: secondAccount.reference, reason: 'expire' })).bankReply.status,
    ).toBe('expired');
    const repetition = await call('close', { reference, reason: 'cancel' });
    expect(repetition).toMatchObject({ status: 409, bankReply: { error: 'NOT_OPEN' } });
  });

  test('responds with UNKNOWN for an account that does not exist', async () => {
    const unknownError = { status: 404, bankReply: { error: 'UNKNOWN' } };
    expect(await call('inquire', { reference: 'T-none' })).toMatchObject(unknownError);
    expect(await call('close', { reference: 'T-none', reason: 'cancel' })).toMatchObject(unknownError);
  });

  test('expires an account at its deadline and rejects a later payment', async () => {
    const { reference, transactionId } = await openAccount();
    harness.clock.set(new Date('2026-11-21T16:59:00.000Z'));
    expect((await call('inquire', { reference })).bankReply.status).toBe('expired');
    expect((await applyAction(transactionId, 'pay')).headers.location).toContain('failed=1');
  });

  test("rejects a request without the company's signature, and every request while the bank is down", async () => {
    const forgedReply = await call('create', createBody(), 'another key');
    expect(forgedReply).toMatchObject({ status: 401, bankReply: { error: 'SIGNATURE' } });
    const unsignedReply = await harness.api('POST', `${ROOT}/accounts/create`, { body: createBody() });
    expect(unsignedReply.status).toBe(401);
    await saveBankFaults(harness.deps.db, { ...NO_BANK_FAULTS, down: true });
    expect((await call('create', createBody())).status).toBe(503);
  });
});

describe("the BTN simulator's pages", () => {
  const getPage = (path: string) => harness.api('GET', `${ROOT}${path}`);

  test('show a bill also if its account number is typed with spaces or with the bank code, and have status 404 for an unknown number', async () => {
    const { account } = await openAccount();
    for (const input of [account, `200${account}`, account.replace(/(\d{4})/g, '$1 ')]) {
      const reply = await getPage(`/va?number=${encodeURIComponent(input)}`);
      expect(reply.status).toBe(200);
      expect(reply.text).toContain('SITI RAHAYU');
      expect(reply.text).toContain('Rp250.000');
    }
    expect((await getPage('/va?number=1')).status).toBe(404);
  });

  test('list open and ended accounts, and have a style sheet and a strict Content-Security-Policy', async () => {
    const openedAccount = await openAccount();
    const closedAccount = await openAccount();
    await applyAction(closedAccount.transactionId, 'close');
    const home = await getPage('/');
    expect(home.text).toContain(openedAccount.account);
    expect(home.text).toContain('Ditutup');
    expect(home.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await getPage('/style.css')).headers['content-type']).toContain('text/css');
  });

  test.each([
    [['pay'], 'Lunas', 'Pembayaran berhasil.'],
    [['expire'], 'Kedaluwarsa', 'Rekening dibuat kedaluwarsa.'],
    [['close'], 'Ditutup', 'Rekening ditutup.'],
    [['pay', 'reverse'], 'Dana ditarik kembali', 'Dana ditarik kembali.'],
  ])('perform the actions %j', async (actions, label, doneText) => {
    const { transactionId } = await openAccount();
    let location = '';
    for (const action of actions)
      location = String((await applyAction(transactionId, action)).headers.location);
    const detail = await harness.api('GET', `/${location}`);
    expect(detail.text).toContain(label);
    expect(detail.text).toContain(doneText);
  });

  test.each(['reverse', 'kerang', 'toString'])(
    'reject the action %s on an open or unknown account',
    async (action) => {
      const { transactionId } = await openAccount();
      expect((await applyAction(transactionId, action)).headers.location).toContain('failed=1');
      expect((await applyAction(randomUUID(), action)).headers.location).toContain('failed=1');
    },
  );

  test('store the settings of the form, and use the defaults when a setting is invalid', async () => {
    await harness.app.inject({
      method: 'POST',
      url: '/simulators/btn/settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'duplicate=on&delaySeconds=30',
    });
    expect((await getPage('/settings?saved=1')).text).toContain('name="duplicate" checked');
    expect(bankFaultsFromForm({ delaySeconds: '-1' })).toEqual(NO_BANK_FAULTS);
  });
});

describe('BTN callbacks', () => {
  const callbackStates = async (id: string) =>
    (await callbacksOf(id)).map(({ body, signingMode, state }) => [
      (body as BankReply).status,
      signingMode,
      state,
    ]);
  const setFaults = (change: Partial<BankFaults>) =>
    saveBankFaults(harness.deps.db, { ...NO_BANK_FAULTS, ...change });

  test.each<[name: string, faults: Partial<BankFaults>, callbackStates: string[][]]>([
    ['once', {}, [['paid', 'signed', 'waiting']]],
    [
      'twice with the fault `duplicate`',
      { duplicate: true },
      [
        ['paid', 'signed', 'waiting'],
        ['paid', 'signed', 'waiting'],
      ],
    ],
    ['as dropped with the fault `drop`', { drop: true }, [['paid', 'signed', 'dropped']]],
    ['as forged with the fault `forge`', { forge: true }, [['paid', 'forged', 'waiting']]],
  ])('a payment stores its callback %s', async (_case, faults, expected) => {
    const { transactionId } = await openAccount();
    await setFaults(faults);
    await applyAction(transactionId, 'pay');
    expect(await callbackStates(transactionId)).toEqual(expected);
  });

  test('BTN callbacks are due after the configured delay', async () => {
    const { transactionId } = await openAccount();
    await setFaults({ delaySeconds: 90 });
    await applyAction(transactionId, 'pay');
    const [callback] = await callbacksOf(transactionId);
    expect(callback?.dueAt).toEqual(new Date(TEST_NOW.getTime() + 90_000));
  });

  test('BTN callbacks can be sent again, also with an old timestamp or a wrong signature', async () => {
    const { transactionId } = await openAccount();
    for (const action of ['resend', 'stale', 'forge']) await applyAction(transactionId, action);
    expect((await callbackStates(transactionId)).map(([, signingMode]) => signingMode).toSorted()).toEqual([
      'forged',
      'signed',
      'stale',
    ]);
  });

  /** Returns a sender whose deliveries get these HTTP statuses one after the other, then 200. */
  function senderWithReplies(statusCodes: number[]) {
    const deliveries: { text: string; headers: Record<string, string> }[] = [];
    const post = async (text: string, headers: Record<string, string>) => {
      deliveries.push({ text, headers });
      return statusCodes[deliveries.length - 1] ?? 200;
    };
    const { db, config } = harness.deps;
    return {
      deliveries,
      webhookSender: createWebhookSender({ db, clock: harness.clock.now, key: config.BTN_KEY, post }),
    };
  }

  test('BTN callbacks are retried until the server accepts them, and each attempt is signed with a new timestamp', async () => {
    await harness.deps.db.delete(callbacks);
    const { transactionId, account } = await openAccount();
    await applyAction(transactionId, 'pay');
    const { deliveries, webhookSender } = senderWithReplies([503, 503]);
    expect(await webhookSender.deliverDue()).toBe(1);
    expect(await webhookSender.deliverDue()).toBe(0);
    for (const retryDelaySeconds of [1, 5]) {
      harness.clock.advance(retryDelaySeconds);
      await webhookSender.deliverDue();
    }
    expect(deliveries.map(({ text }) => JSON.parse(text).account)).toEqual([account, account, account]);
    expect(new Set(deliveries.map(({ headers }) => headers['x-timestamp'])).size).toBe(3);
    const [callback] = await callbacksOf(transactionId);
    expect(callback).toMatchObject({ state: 'delivered', attempts: 3, lastStatus: 200 });
  });

  test('BTN callbacks are sent five times at most, and fail after the last retry', async () => {
    await harness.deps.db.delete(callbacks);
    const { transactionId } = await openAccount();
    await applyAction(transactionId, 'pay');
    const { deliveries, webhookSender } = senderWithReplies(Array.from({ length: 10 }, () => 500));
    for (let round = 0; round < 8; round += 1) {
      await webhookSender.deliverDue();
      harness.clock.advance(300);
    }
    expect(deliveries).toHaveLength(5);
    expect((await callbacksOf(transactionId))[0]).toMatchObject({ state: 'failed', lastStatus: 500 });
  });

  test('BTN callbacks have the same fields as the response to an inquiry', async () => {
    const { transactionId, reference } = await openAccount();
    await applyAction(transactionId, 'pay');
    const [callback] = await callbacksOf(transactionId);
    expect(callback?.body).toEqual((await call('inquire', { reference })).bankReply);
  });
});
