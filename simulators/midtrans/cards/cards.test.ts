import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../../server/test/harness.ts';
import {
  cardChargeBody,
  type GatewayResponse,
  type SimulatorClient,
  startSimulator,
  VISA,
} from '../fixture.ts';
import { cardTokens, transactions } from '../tables.ts';

const log: string[] = [];
let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator({}, { destination: { write: (line: string) => void log.push(line) } });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.clock.set(TEST_NOW));

const cardFields = (card_number: string) => ({ ...VISA, card_number });
const tokenOf = async (number: string) => String((await simulator.token(cardFields(number))).token_id);
const chargeCard = async (number: string, changes: object = {}) =>
  (await simulator.call('POST', '/v2/charge', cardChargeBody(await tokenOf(number), changes))).response;
const pathOf = (url: unknown) => new URL(String(url)).pathname.replace('/simulators/midtrans', '');
/** Returns the result that the 3-D Secure page posts to the merchant. */
function resultOf(html: string): GatewayResponse {
  const text = /data-result="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
}
const submitThreeDSecurePage = async (response: GatewayResponse, form: Record<string, string>, query = '') =>
  simulator.submit(`${pathOf(response.redirect_url)}${query}`, form);
const CORRECT_CODE_FORM = { answer: 'pass', otp: '112233' };

describe('a card token', () => {
  test('a card token has the first eight and last four digits of the card and a unique part', async () => {
    const response = await simulator.token();
    expect(response).toEqual({
      status_code: '200',
      status_message: 'Credit card token is created as Token ID.',
      token_id: expect.stringMatching(/^48111111-1114-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      hash: expect.stringMatching(/^48111111-1114-\w+$/),
    });
  });

  test.each([
    [
      'a wrong check digit',
      { card_number: '4811111111111115' },
      'card_number does not match with luhn algorithm',
    ],
    ['letters in the number', { card_number: '4811 abcd' }, 'card_number does not match with luhn algorithm'],
    ['no number', { card_number: '' }, 'card_number does not match with luhn algorithm'],
    [
      'a card that expired last year',
      { card_exp_year: '2025' },
      'card_exp_year must be greater than this year',
    ],
    [
      'a card that expired last month',
      { card_exp_year: '2026', card_exp_month: '10' },
      "card_exp_month must be greater than this year's month",
    ],
    ['the month 13', { card_exp_month: '13' }, 'card_exp_month is invalid'],
    ['a short CVV', { card_cvv: '12' }, 'card_cvv is invalid'],
    [
      'an unknown brand',
      { card_number: '6011111111111117' },
      'This card is not supported for online transactions. Please use another card.',
    ],
  ])('issues no card token for %s', async (_case, changes, message) => {
    expect(await simulator.token({ ...VISA, ...changes })).toEqual({
      status_code: '400',
      status_message: 'One or more parameters in the payload is invalid.',
      validation_messages: [message],
      id: expect.any(String),
    });
  });

  test('issues a token for a card that expires this month', async () => {
    const response = await simulator.token({ ...VISA, card_exp_year: '2026', card_exp_month: '11' });
    expect(response.status_code).toBe('200');
  });

  const query = (changes: Record<string, string>) =>
    `/v2/token?${new URLSearchParams({ ...VISA, ...changes })}`;
  const client_key = 'SB-Mid-client-simulator';

  test('issues no card token without the client key: a request gets code 401 with HTTP status 401, a script gets code 401 with HTTP status 200', async () => {
    const jsonReply = await simulator.page(query({ client_key: 'another' }));
    expect([jsonReply.status, jsonReply.body]).toMatchObject([401, { status_code: '401' }]);
    const scriptReply = await simulator.page(query({ callback: 'MidtransNew3ds.callback' }));
    expect(scriptReply.status).toBe(200);
    expect(scriptReply.text).toMatch(/^MidtransNew3ds\.callback\(\{"status_code":"401"/);
  });

  test('returns a card token as a script for a valid callback name, and no token for an invalid one', async () => {
    const scriptReply = await simulator.page(query({ client_key, callback: 'MidtransNew3ds.callback' }));
    expect(scriptReply.headers['content-type']).toContain('application/javascript');
    expect(scriptReply.text).toMatch(/^MidtransNew3ds\.callback\(\{"status_code":"200".*\}\);$/);
    const invalidCallback = await simulator.page(query({ client_key, callback: 'alert(1)//' }));
    expect(invalidCallback.body).toMatchObject({ status_code: '400' });
  });

  test('a card token can be used once, within ten minutes', async () => {
    const usedToken = await tokenOf('4811111111111114');
    const charge = async (token: string) =>
      (await simulator.call('POST', '/v2/charge', cardChargeBody(token))).response;
    expect(await charge(usedToken)).toMatchObject({ status_code: '201' });
    const expiredToken = await tokenOf('4811111111111114');
    const newToken = await tokenOf('4811111111111114');
    simulator.clock.advance(599);
    expect(await charge(newToken)).toMatchObject({ status_code: '201' });
    simulator.clock.advance(1);
    for (const token of [usedToken, expiredToken, 'none', '']) {
      expect(await charge(token)).toEqual({
        status_code: '411',
        status_message: 'Token id is missing, invalid, or timed out',
        id: expect.any(String),
      });
    }
  });

  test('a card token can be used again when its charge was rejected because another charge has the same order id', async () => {
    const body = cardChargeBody(await tokenOf('4811111111111114'));
    await simulator.charge(body);
    const credit_card = { token_id: await tokenOf('4811111111111114') };
    const secondCharge = await simulator.call('POST', '/v2/charge', { ...body, credit_card });
    expect(secondCharge.response.status_code).toBe('406');
    expect(
      (await simulator.call('POST', '/v2/charge', cardChargeBody(credit_card.token_id))).response.status_code,
    ).toBe('201');
  });

  test('issues and uses a card token without storing the card number in the database or the log', async () => {
    const response = await chargeCard('4811 1111 1111 1114');
    await simulator.page(query({ client_key, card_number: '4811111111111115', callback: 'x' }));
    await submitThreeDSecurePage(response, CORRECT_CODE_FORM);
    const rows = [
      await simulator.deps.db.select().from(cardTokens),
      await simulator.deps.db.select().from(transactions),
      await simulator.notificationsOf(response.transaction_id),
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
  test('a card payment with 3-D Secure is pending and has the URL of the 3-D Secure page', async () => {
    const response = await chargeCard('4811111111111114', { bank: 'mandiri' });
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

  const ACCEPTED = { status_code: '200', transaction_status: 'capture', fraud_status: 'accept' };
  const APPROVED = { ...ACCEPTED, channel_response_code: '00', channel_response_message: 'Approved' };
  const DECLINED = {
    status_code: '202',
    transaction_status: 'deny',
    fraud_status: 'accept',
    channel_response_code: '05',
    channel_response_message: 'Do not honor',
  };
  const CHALLENGED = { status_code: '201', transaction_status: 'capture', fraud_status: 'challenge' };
  const DENIED_AS_FRAUD = { status_code: '202', transaction_status: 'deny', fraud_status: 'deny' };

  test.each([
    ['4811111111111114', '05', APPROVED],
    ['5211111111111117', '02', APPROVED],
    ['4911111111111113', '05', DECLINED],
    ['5111111111111118', '02', DECLINED],
    ['4411111111111118', '06', APPROVED],
    ['5410111111111116', '01', APPROVED],
    ['4511111111111117', '05', CHALLENGED],
    ['5510111111111115', '02', CHALLENGED],
    ['4916994064252017', '05', APPROVED],
    ['4604633194219929', '05', DECLINED],
    [
      '4472429869996670',
      '05',
      { ...DECLINED, channel_response_code: '51', channel_response_message: 'Insufficient Funds' },
    ],
    // A card that is not in the table of test cards.
    ['378282246310005', '05', APPROVED],
  ])(
    'a card payment by card %s has, after 3-D Secure, ECI %s and the result %j',
    async (number, eci, expected) => {
      const response = await chargeCard(number);
      expect(response).toMatchObject({ status_code: '201', transaction_status: 'pending' });
      const postedResult = resultOf((await submitThreeDSecurePage(response, CORRECT_CODE_FORM)).text);
      expect(postedResult).toMatchObject({ ...expected, eci });
      expect(await simulator.status(response.transaction_id)).toMatchObject({ ...expected, eci });
      expect((await simulator.notificationsOf(response.transaction_id)).at(-1)?.body).toMatchObject({
        ...expected,
        eci,
      });
    },
  );

  test.each([
    ['4611111111111116', DENIED_AS_FRAUD],
    ['5411111111111115', DENIED_AS_FRAUD],
    ['4711111111111115', DECLINED],
    ['5511111111111114', DECLINED],
    ['4556557955726624', { ...APPROVED, eci: '05', three_ds_version: '2' }],
    ['4485436455354151', DECLINED],
    ['4705859510984866', DECLINED],
  ])(
    'a card payment by card %s without 3-D Secure immediately has the result %j',
    async (number, expected) => {
      const response = await chargeCard(number);
      expect(response).toMatchObject(expected);
      expect(response).not.toHaveProperty('redirect_url');
      const notifications = await simulator.notificationsOf(response.transaction_id);
      expect(notifications.map(({ body }) => (body as GatewayResponse).transaction_status)).toEqual([
        expected.transaction_status,
      ]);
    },
  );

  test("a card payment that the gateway's fraud detection denies has no response of the issuer", async () => {
    for (const number of ['4611111111111116', '5411111111111115'])
      expect(await chargeCard(number)).not.toHaveProperty('channel_response_code');
  });

  test('a card payment without authentication immediately has the decision of the issuer', async () => {
    const eci = '07';
    expect(await chargeCard('4811111111111114', { authentication: false })).toMatchObject({
      ...APPROVED,
      eci,
    });
    expect(await chargeCard('4911111111111113', { authentication: undefined })).toMatchObject({
      ...DECLINED,
      eci,
    });
  });

  test('a card payment with a slow issuer is accepted a minute after 3-D Secure', async () => {
    const response = await chargeCard('4024007176265022');
    // Submits just before the link expires. The minute begins at the submission, not at the charge.
    simulator.clock.advance(599);
    expect(resultOf((await submitThreeDSecurePage(response, CORRECT_CODE_FORM)).text)).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
    });
    simulator.clock.advance(59);
    expect(await simulator.status(response.transaction_id)).toMatchObject({ transaction_status: 'pending' });
    simulator.clock.advance(1);
    expect(await simulator.status(response.transaction_id)).toMatchObject(APPROVED);
  });

  test('a card payment is up to date after days without a request: every due action is applied', async () => {
    const response = await chargeCard('4024007176265022');
    await submitThreeDSecurePage(response, CORRECT_CODE_FORM);
    simulator.clock.advance(5 * 86_400);
    expect(await simulator.status(response.transaction_id)).toMatchObject({
      transaction_status: 'settlement',
      settlement_time: '2026-11-22 16:00:00',
    });
    const states = (await simulator.notificationsOf(response.transaction_id)).map(
      ({ body }) => (body as GatewayResponse).transaction_status,
    );
    expect(states.toSorted()).toEqual(['capture', 'pending', 'settlement']);
  });

  test("a card payment has a signed notification with the issuer's response", async () => {
    const response = await chargeCard('5211111111111117');
    await submitThreeDSecurePage(response, CORRECT_CODE_FORM);
    const body = (await simulator.notificationsOf(response.transaction_id)).at(-1)?.body as GatewayResponse;
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

  test('settles a card payment at 16:00 Jakarta time of the next day, and rejects its cancellation afterwards', async () => {
    const response = await chargeCard('4556557955726624');
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

  test('a card payment can be cancelled between capture and settlement', async () => {
    const response = await chargeCard('4556557955726624');
    expect((await simulator.call('POST', `/v2/${response.transaction_id}/cancel`)).response).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    });
  });
});

describe('a fraud challenge', () => {
  const createChallenge = () => chargeCard('4511111111111117', { authentication: false });
  const decideNewChallenge = async (action: string) => {
    const { transaction_id } = await createChallenge();
    return (await simulator.call('POST', `/v2/${transaction_id}/${action}`)).response;
  };

  test('the merchant can approve or deny a fraud challenge once', async () => {
    const approvedReply = await decideNewChallenge('approve');
    expect(approvedReply).toMatchObject({
      status_code: '200',
      status_message: 'Success, transaction is approved',
      transaction_status: 'capture',
      fraud_status: 'accept',
    });
    for (const action of ['approve', 'deny'])
      expect(
        (await simulator.call('POST', `/v2/${approvedReply.order_id}/${action}`)).response.status_code,
      ).toBe('412');
    expect(await decideNewChallenge('deny')).toMatchObject({
      status_code: '202',
      status_message: 'Success, transaction is denied',
      transaction_status: 'deny',
    });
  });

  test('sends a notification with code 201 for a fraud challenge, and with code 200 for its approval', async () => {
    const { transaction_id } = await createChallenge();
    simulator.clock.advance(1);
    await simulator.applyAction(transaction_id, 'approve');
    const notifications = (await simulator.notificationsOf(transaction_id)).map(
      ({ body }) => body as GatewayResponse,
    );
    expect(notifications.map(({ status_code, fraud_status }) => [status_code, fraud_status])).toEqual([
      ['201', 'challenge'],
      ['200', 'accept'],
    ]);
  });

  test('denies a fraud challenge when the merchant has not decided it in two days', async () => {
    const { transaction_id } = await createChallenge();
    simulator.clock.advance(2 * 86_400);
    expect(await simulator.status(transaction_id)).toMatchObject({ transaction_status: 'deny' });
  });
});

describe('the 3-D Secure page', () => {
  test('any site can frame the 3-D Secure page and its result page, but not the home page', async () => {
    const response = await chargeCard('4811111111111114');
    const { headers, text } = await simulator.page(pathOf(response.redirect_url));
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(text).toContain('Rp250.000');
    const resultPage = await submitThreeDSecurePage(response, CORRECT_CODE_FORM);
    expect(resultPage.headers['x-frame-options']).toBeUndefined();
    expect((await simulator.page('/')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('the 3-D Secure page runs no script, and its result page runs only scripts of the simulator', async () => {
    const response = await chargeCard('4811111111111114');
    const { headers } = await simulator.page(pathOf(response.redirect_url));
    expect(headers['content-security-policy']).not.toContain('script-src');
    const resultPage = await submitThreeDSecurePage(response, CORRECT_CODE_FORM);
    expect(resultPage.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('requests the code again after a wrong code', async () => {
    const response = await chargeCard('4811111111111114');
    const wrongCode = await submitThreeDSecurePage(response, { answer: 'pass', otp: '112234' });
    expect([wrongCode.status, wrongCode.text]).toEqual([
      422,
      expect.stringContaining('Kode OTP salah. Coba lagi.'),
    ]);
    expect(resultOf((await submitThreeDSecurePage(response, CORRECT_CODE_FORM)).text)).toMatchObject({
      transaction_status: 'capture',
    });
  });

  test.each(['fail', 'cancel'])('denies the payment after the choice %s', async (choice) => {
    const response = await chargeCard('4811111111111114');
    const postedResult = resultOf((await submitThreeDSecurePage(response, { answer: choice })).text);
    expect(postedResult).toMatchObject({
      status_code: '202',
      status_message: 'Card is not authenticated.',
      transaction_status: 'deny',
      eci: '07',
    });
    expect(postedResult).not.toHaveProperty('redirect_url');
  });

  test('shows the first result when the payer submits or opens the page again', async () => {
    const response = await chargeCard('4811111111111114');
    const firstResult = resultOf((await submitThreeDSecurePage(response, { answer: 'fail' })).text);
    expect(resultOf((await submitThreeDSecurePage(response, CORRECT_CODE_FORM)).text)).toEqual(firstResult);
    expect(resultOf((await simulator.page(pathOf(response.redirect_url))).text)).toEqual(firstResult);
  });

  test('states after ten minutes that the link has expired, and has status 404 for an unknown token', async () => {
    const response = await chargeCard('4811111111111114');
    simulator.clock.advance(600);
    const expiredPage = await simulator.page(pathOf(response.redirect_url));
    expect(expiredPage.text).toContain('Tautan verifikasi sudah tidak berlaku.');
    expect(resultOf(expiredPage.text)).toMatchObject({ status_code: '407', transaction_status: 'expire' });
    expect((await simulator.page('/v2/token/rba/redirect/none')).status).toBe(404);
    expect((await simulator.submit('/v2/token/rba/redirect/none')).status).toBe(404);
  });

  test('posts the result by a form to the callback URL of the link, if the URL is valid', async () => {
    const response = await chargeCard('4811111111111114');
    const query = `?callback_type=form&callback_url=${encodeURIComponent('https://toko.test/selesai?a=1')}`;
    expect((await simulator.page(`${pathOf(response.redirect_url)}${query}`)).text).toContain(
      'callback_type=form&amp;',
    );
    const resultPage = await submitThreeDSecurePage(response, CORRECT_CODE_FORM, query);
    expect(resultPage.headers['content-security-policy']).toContain("form-action 'self' https://toko.test;");
    expect(resultPage.text).toContain('<form method="post" action="https://toko.test/selesai?a=1">');
    expect(resultPage.text).toMatch(/name="response" value="\{&quot;status_code&quot;:&quot;200&quot;/);
    const invalidCallback = await simulator.page(
      `${pathOf(response.redirect_url)}?callback_type=form&callback_url=javascript:1`,
    );
    expect(invalidCallback.text).not.toContain('<form');
  });

  test('the 3-D Secure page has a URL that contains the token of the transaction', async () => {
    const response = await chargeCard('4811111111111114');
    const [token] = await simulator.deps.db
      .select()
      .from(cardTokens)
      .where(eq(cardTokens.transactionId, response.transaction_id));
    expect(pathOf(response.redirect_url)).toContain(String(token?.id));
  });
});
