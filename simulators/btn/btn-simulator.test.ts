import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedHeaders } from '../../server/src/modules/payments/btn/signature.ts';
import { type Harness, type Reply, startApp, TEST_NOW } from '../../server/test/harness.ts';
import { type Account, accountBody } from './account.ts';
import { type BankFaults, bankFaultsFromForm, NO_BANK_FAULTS, saveBankFaults } from './faults.ts';
import { callbacks } from './tables.ts';
import { createWebhookSender } from './webhook-sender.ts';

let shop: Harness;
beforeAll(async () => {
  shop = await startApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  await saveBankFaults(shop.deps.db, NO_BANK_FAULTS);
});

const ROOT = '//simulators/btn';
type Operation = 'create' | 'inquire' | 'close';
type BankReply = ReturnType<typeof accountBody> & { error?: string };

async function call(
  operation: Operation,
  fields: object,
  key?: string,
): Promise<Reply & { answer: BankReply }> {
  const { BTN_KEY, BTN_COMPANY_PREFIX: company } = shop.deps.config;
  const body = { company, ...fields };
  const headers = signedHeaders(operation, JSON.stringify(body), key ?? BTN_KEY, shop.clock.now());
  const reply = await shop.api('POST', `${ROOT}/accounts/${operation}`, { body, headers });
  return { ...reply, answer: reply.body as unknown as BankReply };
}
const createBody = (more: object = {}) => ({
  reference: `T-${randomUUID().slice(0, 8)}`,
  amount: 250_000,
  name: 'SITI RAHAYU',
  description: 'INV/2026/11/000123',
  expiresAt: '2026-11-21T16:59:00.000Z',
  ...more,
});
async function openAccount(more: object = {}): Promise<BankReply> {
  return (await call('create', createBody(more))).answer;
}
const applyAction = (id: string, action: string) => shop.api('POST', `${ROOT}/accounts/${id}/${action}`);
const sentFor = (id: string) =>
  shop.deps.db.select().from(callbacks).where(eq(callbacks.accountId, id)).orderBy(callbacks.createdAt);

describe('a BTN virtual account', () => {
  test("is opened with the company's prefix, once per reference", async () => {
    const createRequest = createBody();
    const { status, answer } = await call('create', createRequest);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      reference: createRequest.reference,
      account: expect.stringMatching(/^93210\d{13}$/),
      bankCode: '200',
      amount: 250_000,
      status: 'open',
      expiresAt: '2026-11-21T16:59:00.000Z',
      paidAt: null,
    });
    expect(await call('create', createRequest)).toMatchObject({ status: 409, answer: { error: 'EXISTS' } });
    expect((await call('inquire', { reference: createRequest.reference })).answer).toEqual(answer);
  });

  test.each([
    ['an amount that is not a whole number', { amount: 250_000.5 }],
    ['no amount', { amount: undefined }],
    ['no name', { name: '' }],
    ['an expiry in the past', { expiresAt: '2026-11-21T03:00:00.000Z' }],
    ['a reference with other characters', { reference: 'INV/1' }],
    ['another company', { company: '00000' }],
  ])('with %s is rejected', async (_case, change) => {
    expect(await call('create', createBody(change))).toMatchObject({
      status: 400,
      answer: { error: 'INVALID' },
    });
  });

  test('is closed with a reason while it is open', async () => {
    const { reference } = await openAccount();
    const other = await openAccount();
    expect((await call('close', { reference, reason: 'cancel' })).answer.status).toBe('closed');
    expect((await call('close', { reference: other.reference, reason: 'expire' })).answer.status).toBe(
      'expired',
    );
    const again = await call('close', { reference, reason: 'cancel' });
    expect(again).toMatchObject({ status: 409, answer: { error: 'NOT_OPEN' } });
  });

  test('that does not exist is reported as unknown', async () => {
    const unknown = { status: 404, answer: { error: 'UNKNOWN' } };
    expect(await call('inquire', { reference: 'T-none' })).toMatchObject(unknown);
    expect(await call('close', { reference: 'T-none', reason: 'cancel' })).toMatchObject(unknown);
  });

  test("expires by the simulator's clock and cannot be paid afterwards", async () => {
    const { reference, transactionId } = await openAccount();
    shop.clock.set(new Date('2026-11-21T16:59:00.000Z'));
    expect((await call('inquire', { reference })).answer.status).toBe('expired');
    expect((await applyAction(transactionId, 'pay')).headers.location).toContain('failed=1');
  });

  test("is rejected without the company's signature and while the bank is down", async () => {
    const forged = await call('create', createBody(), 'another key');
    expect(forged).toMatchObject({ status: 401, answer: { error: 'SIGNATURE' } });
    const unsigned = await shop.api('POST', `${ROOT}/accounts/create`, { body: createBody() });
    expect(unsigned.status).toBe(401);
    await saveBankFaults(shop.deps.db, { ...NO_BANK_FAULTS, down: true });
    expect((await call('create', createBody())).status).toBe(503);
  });
});

describe("the BTN simulator's pages", () => {
  const pages = (path: string) => shop.api('GET', `${ROOT}${path}`);

  test('find a bill by its formatted number, with or without the bank code', async () => {
    const { account } = await openAccount();
    for (const input of [account, `200${account}`, account.replace(/(\d{4})/g, '$1 ')]) {
      const reply = await pages(`/va?number=${encodeURIComponent(input)}`);
      expect(reply.status).toBe(200);
      expect(reply.text).toContain('SITI RAHAYU');
      expect(reply.text).toContain('Rp250.000');
    }
    expect((await pages('/va?number=1')).status).toBe(404);
  });

  test('list open and ended accounts in the layout of the other simulator', async () => {
    const open = await openAccount();
    const over = await openAccount();
    await applyAction(over.transactionId, 'close');
    const home = await pages('/');
    expect(home.text).toContain(open.account);
    expect(home.text).toContain('Ditutup');
    expect(home.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await pages('/style.css')).headers['content-type']).toContain('text/css');
  });

  test.each([
    [['pay'], 'Lunas', 'Pembayaran berhasil.'],
    [['expire'], 'Kedaluwarsa', 'Rekening dibuat kedaluwarsa.'],
    [['close'], 'Ditutup', 'Rekening ditutup.'],
    [['pay', 'reverse'], 'Dana ditarik kembali', 'Dana ditarik kembali.'],
  ])('can perform %j', async (acts, label, done) => {
    const { transactionId } = await openAccount();
    let location = '';
    for (const transition of acts)
      location = String((await applyAction(transactionId, transition)).headers.location);
    const detail = await shop.api('GET', `/${location}`);
    expect(detail.text).toContain(label);
    expect(detail.text).toContain(done);
  });

  test.each(['reverse', 'kerang', 'toString'])('do not offer %s for an open account', async (what) => {
    const { transactionId } = await openAccount();
    expect((await applyAction(transactionId, what)).headers.location).toContain('failed=1');
    expect((await applyAction(randomUUID(), what)).headers.location).toContain('failed=1');
  });

  test('store settings', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/simulators/btn/settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'duplicate=on&delaySeconds=30',
    });
    expect((await pages('/settings?saved=1')).text).toContain('name="duplicate" checked');
    expect(bankFaultsFromForm({ delaySeconds: '-1' })).toEqual(NO_BANK_FAULTS);
  });
});

describe('BTN callbacks', () => {
  const statuses = async (id: string) =>
    (await sentFor(id)).map(({ body, how, state }) => [(body as BankReply).status, how, state]);
  const withFaults = (change: Partial<BankFaults>) =>
    saveBankFaults(shop.deps.db, { ...NO_BANK_FAULTS, ...change });

  test.each<[string, Partial<BankFaults>, string[][]]>([
    ['once', {}, [['paid', 'signed', 'waiting']]],
    [
      'twice',
      { duplicate: true },
      [
        ['paid', 'signed', 'waiting'],
        ['paid', 'signed', 'waiting'],
      ],
    ],
    ['never', { drop: true }, [['paid', 'signed', 'dropped']]],
    ['with a wrong signature', { forge: true }, [['paid', 'forged', 'waiting']]],
  ])('are sent %s', async (_case, faults, sent) => {
    const { transactionId } = await openAccount();
    await withFaults(faults);
    await applyAction(transactionId, 'pay');
    expect(await statuses(transactionId)).toEqual(sent);
  });

  test('wait for the configured delay', async () => {
    const { transactionId } = await openAccount();
    await withFaults({ delaySeconds: 90 });
    await applyAction(transactionId, 'pay');
    const [sent] = await sentFor(transactionId);
    expect(sent?.dueAt).toEqual(new Date(TEST_NOW.getTime() + 90_000));
  });

  test('can be sent again, with an old timestamp, or forged', async () => {
    const { transactionId } = await openAccount();
    for (const signing of ['resend', 'stale', 'forge']) await applyAction(transactionId, signing);
    expect((await statuses(transactionId)).map(([, how]) => how).toSorted()).toEqual([
      'forged',
      'signed',
      'stale',
    ]);
  });

  function webhookSender(answers: number[]) {
    const deliveries: { text: string; headers: Record<string, string> }[] = [];
    const post = async (text: string, headers: Record<string, string>) => {
      deliveries.push({ text, headers });
      return answers[deliveries.length - 1] ?? 200;
    };
    const { db, config } = shop.deps;
    return {
      posted: deliveries,
      webhookSender: createWebhookSender({ db, clock: shop.clock.now, key: config.BTN_KEY, post }),
    };
  }

  test('are retried until accepted, each with the signature of its own time', async () => {
    await shop.deps.db.delete(callbacks);
    const { transactionId, account } = await openAccount();
    await applyAction(transactionId, 'pay');
    const { posted, webhookSender: bank } = webhookSender([503, 503]);
    expect(await bank.deliverDue()).toBe(1);
    expect(await bank.deliverDue()).toBe(0);
    for (const seconds of [1, 5]) {
      shop.clock.advance(seconds);
      await bank.deliverDue();
    }
    expect(posted.map(({ text }) => JSON.parse(text).account)).toEqual([account, account, account]);
    expect(new Set(posted.map(({ headers }) => headers['x-timestamp'])).size).toBe(3);
    const [sent] = await sentFor(transactionId);
    expect(sent).toMatchObject({ state: 'delivered', attempts: 3, lastAnswer: 200 });
  });

  test('stop after the last retry', async () => {
    await shop.deps.db.delete(callbacks);
    const { transactionId } = await openAccount();
    await applyAction(transactionId, 'pay');
    const { posted, webhookSender: bank } = webhookSender(Array.from({ length: 10 }, () => 500));
    for (let round = 0; round < 8; round += 1) {
      await bank.deliverDue();
      shop.clock.advance(300);
    }
    expect(posted).toHaveLength(5);
    expect((await sentFor(transactionId))[0]).toMatchObject({ state: 'failed', lastAnswer: 500 });
  });

  test('contain the same fields as inquiries', async () => {
    const { transactionId, reference } = await openAccount();
    await applyAction(transactionId, 'pay');
    const [sent] = await sentFor(transactionId);
    expect(sent?.body).toEqual((await call('inquire', { reference })).answer);
    expect(
      accountBody({ ...(sent?.body as Account), id: transactionId, expiresAt: TEST_NOW, paidAt: null }),
    ).toMatchObject({ transactionId, bankCode: '200', paidAt: null });
  });
});
