import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../../server/test/harness.ts';
import { cardOrder, type GatewayResponse, type SimulatorClient, startSimulator, VISA } from '../fixture.ts';
import { cardTokens, transactions } from '../tables.ts';

const log: string[] = [];
let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator({}, { destination: { write: (line: string) => void log.push(line) } });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.clock.set(TEST_NOW));

const card = (card_number: string) => ({ ...VISA, card_number });
const tokenOf = async (number: string) => String((await simulator.token(card(number))).token_id);
const pay = async (number: string, more: object = {}) =>
  (await simulator.call('POST', '/v2/charge', cardOrder(await tokenOf(number), more))).response;
const path = (url: unknown) => new URL(String(url)).pathname.replace('/simulators/midtrans', '');
/** Returns the result that the 3-D Secure page posts to the merchant. */
function resultOf(html: string): GatewayResponse {
  const text = /data-result="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
}
const secure = async (response: GatewayResponse, form: Record<string, string>, query = '') =>
  simulator.submit(`${path(response.redirect_url)}${query}`, form);
const pass = { answer: 'pass', otp: '112233' };

describe('a card token', () => {
  test('contains the first eight and last four digits and a unique part', async () => {
    const response = await simulator.token();
    expect(response).toEqual({
      status_code: '200',
      status_message: 'Credit card token is created as Token ID.',
      token_id: expect.stringMatching(/^48111111-1114-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      hash: expect.stringMatching(/^48111111-1114-\w+$/),
    });
  });

  test.each([
    ['Luhn', { card_number: '4811111111111115' }, 'card_number does not match with luhn algorithm'],
    ['letters', { card_number: '4811 abcd' }, 'card_number does not match with luhn algorithm'],
    ['no number', { card_number: '' }, 'card_number does not match with luhn algorithm'],
    ['last year', { card_exp_year: '2025' }, 'card_exp_year must be greater than this year'],
    [
      'last month',
      { card_exp_year: '2026', card_exp_month: '10' },
      "card_exp_month must be greater than this year's month",
    ],
    ['month 13', { card_exp_month: '13' }, 'card_exp_month is invalid'],
    ['a short CVV', { card_cvv: '12' }, 'card_cvv is invalid'],
    [
      'an unknown brand',
      { card_number: '6011111111111117' },
      'This card is not supported for online transactions. Please use another card.',
    ],
  ])('is rejected for %s', async (_case, more, message) => {
    expect(await simulator.token({ ...VISA, ...more })).toEqual({
      status_code: '400',
      status_message: 'One or more parameters in the payload is invalid.',
      validation_messages: [message],
      id: expect.any(String),
    });
  });

  test('is issued for a card that expires this month', async () => {
    const response = await simulator.token({ ...VISA, card_exp_year: '2026', card_exp_month: '11' });
    expect(response.status_code).toBe('200');
  });

  const query = (more: Record<string, string>) => `/v2/token?${new URLSearchParams({ ...VISA, ...more })}`;
  const client_key = 'SB-Mid-client-simulator';

  test('requires the client key; a script gets the error with HTTP 200', async () => {
    const plain = await simulator.page(query({ client_key: 'another' }));
    expect([plain.status, plain.body]).toMatchObject([401, { status_code: '401' }]);
    const script = await simulator.page(query({ callback: 'MidtransNew3ds.callback' }));
    expect(script.status).toBe(200);
    expect(script.text).toMatch(/^MidtransNew3ds\.callback\(\{"status_code":"401"/);
  });

  test('is returned as a script for a valid callback name only', async () => {
    const script = await simulator.page(query({ client_key, callback: 'MidtransNew3ds.callback' }));
    expect(script.headers['content-type']).toContain('application/javascript');
    expect(script.text).toMatch(/^MidtransNew3ds\.callback\(\{"status_code":"200".*\}\);$/);
    const odd = await simulator.page(query({ client_key, callback: 'alert(1)//' }));
    expect(odd.body).toMatchObject({ status_code: '400' });
  });

  test('can be used once within ten minutes', async () => {
    const used = await tokenOf('4811111111111114');
    const charge = async (token: string) =>
      (await simulator.call('POST', '/v2/charge', cardOrder(token))).response;
    expect(await charge(used)).toMatchObject({ status_code: '201' });
    const old = await tokenOf('4811111111111114');
    const newToken = await tokenOf('4811111111111114');
    simulator.clock.advance(599);
    expect(await charge(newToken)).toMatchObject({ status_code: '201' });
    simulator.clock.advance(1);
    for (const token of [used, old, 'none', '']) {
      expect(await charge(token)).toEqual({
        status_code: '411',
        status_message: 'Token id is missing, invalid, or timed out',
        id: expect.any(String),
      });
    }
  });

  test('stays usable when the charge was rejected because of its order id', async () => {
    const body = cardOrder(await tokenOf('4811111111111114'));
    await simulator.charge(body);
    const credit_card = { token_id: await tokenOf('4811111111111114') };
    const again = await simulator.call('POST', '/v2/charge', { ...body, credit_card });
    expect(again.response.status_code).toBe('406');
    expect(
      (await simulator.call('POST', '/v2/charge', cardOrder(credit_card.token_id))).response.status_code,
    ).toBe('201');
  });

  test('leaves the card number neither in the database nor in the log', async () => {
    const response = await pay('4811 1111 1111 1114');
    await simulator.page(query({ client_key, card_number: '4811111111111115', callback: 'x' }));
    await secure(response, pass);
    const rows = [
      await simulator.deps.db.select().from(cardTokens),
      await simulator.deps.db.select().from(transactions),
      await simulator.sentNotifications(response.transaction_id),
    ];
    expect(log.join('')).toContain('/simulators/midtrans/v2/token');
    for (const storedText of [log.join(''), JSON.stringify(rows)]) {
      expect(storedText).not.toMatch(/4811[\s+%20]*1111[\s+%20]*1111[\s+%20]*111[45]/);
      expect(storedText).not.toContain('card_number');
      expect(storedText).not.toContain('card_cvv');
    }
  });
});

describe('a card payment', () => {
  test('with 3-D Secure gets a link', async () => {
    const response = await pay('4811111111111114', { bank: 'mandiri' });
    expect(response).toMatchObject({
      status_code: '201',
      status_message: 'Success, Credit Card transaction is successful',
      transaction_status: 'pending',
      fraud_status: 'accept',
      payment_type: 'credit_card',
      masked_card: '48111111-1114',
      bank: 'mandiri',
      card_type: 'credit',
      three_ds_version: '2',
      redirect_url: expect.stringMatching(/\/v2\/token\/rba\/redirect\/48111111-1114-/),
    });
    for (const key of ['expiry_time', 'approval_code', 'eci', 'channel_response_code'])
      expect(response).not.toHaveProperty(key);
  });

  const accepted = { status_code: '200', transaction_status: 'capture', fraud_status: 'accept' };
  const approved = { ...accepted, channel_response_code: '00', channel_response_message: 'Approved' };
  const refused = {
    status_code: '202',
    transaction_status: 'deny',
    fraud_status: 'accept',
    channel_response_code: '05',
    channel_response_message: 'Do not honor',
  };
  const challenged = { status_code: '201', transaction_status: 'capture', fraud_status: 'challenge' };

  test.each([
    ['4811111111111114', '05', approved],
    ['5211111111111117', '02', approved],
    ['4911111111111113', '05', refused],
    ['5111111111111118', '02', refused],
    ['4411111111111118', '06', approved],
    ['5410111111111116', '01', approved],
    ['4511111111111117', '05', challenged],
    ['5510111111111115', '02', challenged],
    ['4916994064252017', '05', approved],
    ['4604633194219929', '05', refused],
    [
      '4472429869996670',
      '05',
      { ...refused, channel_response_code: '51', channel_response_message: 'Insufficient Funds' },
    ],
    // A card outside the table is approved like the first one.
    ['378282246310005', '05', approved],
  ])('%s passes 3-D Secure with ECI %s and ends with %j', async (number, eci, end) => {
    const response = await pay(number);
    expect(response).toMatchObject({ status_code: '201', transaction_status: 'pending' });
    const postedResult = resultOf((await secure(response, pass)).text);
    expect(postedResult).toMatchObject({ ...end, eci });
    expect(await simulator.status(response.transaction_id)).toMatchObject({ ...end, eci });
    expect((await simulator.sentNotifications(response.transaction_id)).at(-1)?.body).toMatchObject({
      ...end,
      eci,
    });
  });

  test.each([
    ['4611111111111116', { ...refused, fraud_status: 'deny', channel_response_code: undefined }],
    ['5411111111111115', { status_code: '202', transaction_status: 'deny', fraud_status: 'deny' }],
    ['4711111111111115', refused],
    ['5511111111111114', refused],
    ['4556557955726624', { ...approved, eci: '05', three_ds_version: '2' }],
    ['4485436455354151', refused],
    ['4705859510984866', refused],
  ])('%s is decided immediately: %j', async (number, end) => {
    const response = await pay(number);
    const { channel_response_message: _text, ...facts } = end as Record<string, unknown>;
    expect({ channel_response_code: undefined, ...response }).toMatchObject(facts);
    expect(response).not.toHaveProperty('redirect_url');
    const sent = await simulator.sentNotifications(response.transaction_id);
    expect(sent.map(({ body }) => (body as GatewayResponse).transaction_status)).toEqual([
      end.transaction_status,
    ]);
  });

  test('without authentication is decided by the issuer alone', async () => {
    const eci = '07';
    expect(await pay('4811111111111114', { authentication: false })).toMatchObject({ ...approved, eci });
    expect(await pay('4911111111111113', { authentication: undefined })).toMatchObject({ ...refused, eci });
  });

  test('of a slow issuer is accepted after a minute', async () => {
    const response = await pay('4024007176265022');
    simulator.clock.advance(599);
    expect(resultOf((await secure(response, pass)).text)).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
    });
    simulator.clock.advance(59);
    expect(await simulator.status(response.transaction_id)).toMatchObject({ transaction_status: 'pending' });
    simulator.clock.advance(1);
    expect(await simulator.status(response.transaction_id)).toMatchObject(approved);
  });

  test('passes through every due transition after days without a request', async () => {
    const response = await pay('4024007176265022');
    await secure(response, pass);
    simulator.clock.advance(5 * 86_400);
    expect(await simulator.status(response.transaction_id)).toMatchObject({
      transaction_status: 'settlement',
      settlement_time: '2026-11-22 16:00:00',
    });
    const states = (await simulator.sentNotifications(response.transaction_id)).map(
      ({ body }) => (body as GatewayResponse).transaction_status,
    );
    expect(states.toSorted()).toEqual(['capture', 'pending', 'settlement']);
  });

  test("is notified with the issuer's response, signed", async () => {
    const response = await pay('5211111111111117');
    await secure(response, pass);
    const body = (await simulator.sentNotifications(response.transaction_id)).at(-1)?.body as GatewayResponse;
    expect(body).toMatchObject({
      masked_card: '52111111-1117',
      bank: 'bni',
      card_type: 'credit',
      eci: '02',
      approval_code: expect.stringMatching(/^\d{12}$/),
      three_ds_version: '2',
    });
    expect(isSignedBy(body, simulator.deps.config.MIDTRANS_SERVER_KEY)).toBe(true);
  });

  test('is captured, and settled the next day at 16:00 in Jakarta', async () => {
    const response = await pay('4556557955726624');
    simulator.clock.set(new Date('2026-11-22T08:59:59Z'));
    expect(await simulator.status(response.transaction_id)).toMatchObject({ transaction_status: 'capture' });
    simulator.clock.advance(1);
    expect(await simulator.status(response.transaction_id)).toMatchObject({
      transaction_status: 'settlement',
      settlement_time: '2026-11-22 16:00:00',
    });
    expect((await simulator.call('POST', `/v2/${response.transaction_id}/cancel`)).response.status_code).toBe(
      '412',
    );
  });

  test('can be cancelled before settlement', async () => {
    const response = await pay('4556557955726624');
    expect((await simulator.call('POST', `/v2/${response.transaction_id}/cancel`)).response).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    });
  });
});

describe('a fraud challenge', () => {
  const challenge = () => pay('4511111111111117', { authentication: false });
  const decide = async (act: string) => {
    const { transaction_id } = await challenge();
    return (await simulator.call('POST', `/v2/${transaction_id}/${act}`)).response;
  };

  test('is approved or denied by the merchant, once', async () => {
    const approved = await decide('approve');
    expect(approved).toMatchObject({
      status_code: '200',
      status_message: 'Success, transaction is approved',
      transaction_status: 'capture',
      fraud_status: 'accept',
    });
    for (const act of ['approve', 'deny'])
      expect((await simulator.call('POST', `/v2/${approved.order_id}/${act}`)).response.status_code).toBe(
        '412',
      );
    expect(await decide('deny')).toMatchObject({
      status_code: '202',
      status_message: 'Success, transaction is denied',
      transaction_status: 'deny',
    });
  });

  test('is notified with 201, and its approval with 200', async () => {
    const { transaction_id } = await challenge();
    simulator.clock.advance(1);
    await simulator.applyTransition(transaction_id, 'approve');
    const sent = (await simulator.sentNotifications(transaction_id)).map(
      ({ body }) => body as GatewayResponse,
    );
    expect(sent.map(({ status_code, fraud_status }) => [status_code, fraud_status])).toEqual([
      ['201', 'challenge'],
      ['200', 'accept'],
    ]);
  });

  test('without a decision is denied', async () => {
    const { transaction_id } = await challenge();
    simulator.clock.advance(2 * 86_400);
    expect(await simulator.status(transaction_id)).toMatchObject({ transaction_status: 'deny' });
  });
});

describe('the 3-D Secure page', () => {
  test('can be framed by any site and runs no foreign script', async () => {
    const response = await pay('4811111111111114');
    const { headers, text } = await simulator.page(path(response.redirect_url));
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(text).toContain('Rp250.000');
    const done = await secure(response, pass);
    expect(done.headers['x-frame-options']).toBeUndefined();
    expect(done.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await simulator.page('/')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('asks for the code again after a wrong one', async () => {
    const response = await pay('4811111111111114');
    const wrong = await secure(response, { answer: 'pass', otp: '112234' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Kode OTP salah. Coba lagi.')]);
    expect(resultOf((await secure(response, pass)).text)).toMatchObject({ transaction_status: 'capture' });
  });

  test.each(['fail', 'cancel'])('denies the payment after %s', async (outcome) => {
    const response = await pay('4811111111111114');
    const postedResult = resultOf((await secure(response, { answer: outcome })).text);
    expect(postedResult).toMatchObject({
      status_code: '202',
      status_message: 'Card is not authenticated.',
      transaction_status: 'deny',
      eci: '07',
    });
    expect(postedResult).not.toHaveProperty('redirect_url');
  });

  test('returns the same result again and decides only once', async () => {
    const response = await pay('4811111111111114');
    const first = resultOf((await secure(response, { answer: 'fail' })).text);
    expect(resultOf((await secure(response, pass)).text)).toEqual(first);
    expect(resultOf((await simulator.page(path(response.redirect_url))).text)).toEqual(first);
  });

  test('expires after ten minutes and does not exist for other tokens', async () => {
    const response = await pay('4811111111111114');
    simulator.clock.advance(600);
    const expiredPage = await simulator.page(path(response.redirect_url));
    expect(expiredPage.text).toContain('Tautan verifikasi sudah tidak berlaku.');
    expect(resultOf(expiredPage.text)).toMatchObject({ status_code: '407', transaction_status: 'expire' });
    expect((await simulator.page('/v2/token/rba/redirect/none')).status).toBe(404);
    expect((await simulator.submit('/v2/token/rba/redirect/none')).status).toBe(404);
  });

  test('returns by a form to the address in the link', async () => {
    const response = await pay('4811111111111114');
    const query = `?callback_type=form&callback_url=${encodeURIComponent('https://toko.test/selesai?a=1')}`;
    expect((await simulator.page(`${path(response.redirect_url)}${query}`)).text).toContain(
      'callback_type=form&amp;',
    );
    const done = await secure(response, pass, query);
    expect(done.headers['content-security-policy']).toContain("form-action 'self' https://toko.test;");
    expect(done.text).toContain('<form method="post" action="https://toko.test/selesai?a=1">');
    expect(done.text).toMatch(/name="response" value="\{&quot;status_code&quot;:&quot;200&quot;/);
    const odd = await simulator.page(
      `${path(response.redirect_url)}?callback_type=form&callback_url=javascript:1`,
    );
    expect(odd.text).not.toContain('<form');
  });

  test('remains linked to the transaction of its token', async () => {
    const response = await pay('4811111111111114');
    const [token] = await simulator.deps.db
      .select()
      .from(cardTokens)
      .where(eq(cardTokens.transactionId, response.transaction_id));
    expect(path(response.redirect_url)).toContain(String(token?.id));
  });
});
