import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../../server/test/harness.ts';
import {
  cardChargeBody,
  chargeBody,
  type GatewayResponse,
  gopayChargeBody,
  type SimulatorClient,
  startSimulator,
  VISA,
} from '../fixture.ts';
import { DEFAULT_SETTINGS, readSettings, saveSettings } from '../settings.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(async () => {
  simulator.clock.set(TEST_NOW);
  await saveSettings(simulator.deps.db, DEFAULT_SETTINGS);
});
const findBill = (input: string) => simulator.page(`/va?${new URLSearchParams({ number: input })}`);
const statusOf = async (id: string) => (await simulator.status(id)).transaction_status;
const MANDIRI_FIELDS = { payment_type: 'echannel', echannel: { bill_info1: 'Premi:', bill_info2: 'INV/1' } };
const CSTORE_FIELDS = { payment_type: 'cstore', cstore: { store: 'indomaret', message: 'Premi perjalanan' } };
const QRIS_FIELDS = { payment_type: 'qris', qris: { acquirer: 'gopay' } };
const CLICKS_FIELDS = { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } };

describe("the simulator's start page", () => {
  test('shows the bill of an account number until it is paid', async () => {
    const customer_details = { first_name: '<b>Siti</b>' };
    const charge = await simulator.charge(chargeBody({ customer_details }));
    const [{ va_number }] = charge.va_numbers as [{ va_number: string }];
    expect((await simulator.page('/')).text).toContain(va_number);
    const bill = await findBill(` ${va_number.slice(0, 5)} ${va_number.slice(5)}`);
    expect(bill.text).toContain('Rp250.000');
    expect(bill.text).toContain('&lt;b&gt;Siti&lt;/b&gt;');
    const paymentReply = await simulator.submit(`/transactions/${charge.transaction_id}/pay`);
    expect((await simulator.page(String(paymentReply.headers.location))).text).toContain(
      'Pembayaran berhasil.',
    );
    const paidBill = await findBill(va_number);
    expect([paidBill.status, paidBill.text]).toEqual([404, expect.stringContaining('role="alert"')]);
  });

  test('shows a Mandiri bill for its bill key with and without the company code', async () => {
    const { bill_key } = await simulator.charge(chargeBody(MANDIRI_FIELDS));
    for (const input of [String(bill_key), `70012 ${bill_key}`])
      expect((await findBill(input)).text).toContain('Premi: INV/1');
  });

  test("shows the bill of a store's payment code", async () => {
    const { payment_code } = await simulator.charge(chargeBody(CSTORE_FIELDS));
    expect((await findBill(String(payment_code))).text).toMatch(/Indomaret[\s\S]*Premi perjalanan/);
  });

  test('shows the recipient name of a Permata charge in capitals', async () => {
    const permata = { recipient_name: 'Sari W' };
    const { permata_va_number } = await simulator.charge(
      chargeBody({ bank_transfer: { bank: 'permata', permata } }),
    );
    expect((await findBill(String(permata_va_number))).text).toContain('SARI W');
  });

  test("redirects to the payer's page when the text of a QR code is entered, while the payment is pending", async () => {
    const { qr_string, transaction_id } = await simulator.charge(chargeBody(QRIS_FIELDS));
    expect((await findBill(String(qr_string))).headers.location).toBe(
      `/simulators/midtrans/qris/${transaction_id}`,
    );
    await simulator.applyAction(transaction_id, 'pay');
    expect((await findBill(String(qr_string))).status).toBe(404);
  });
});

test('every page has status 404 for an unknown id or number, and for a transaction of another method', async () => {
  const paths = [
    ...['/transactions/bukan-id', '/gopay/bukan-id', '/qris/bukan-id', '/va?number=123', '/va'],
    ...['/v2/akulaku/redirect/bukan-id', '/cimb-clicks/request', '/cimb-clicks/request?id=x'],
  ];
  for (const path of paths) expect((await simulator.page(path)).status).toBe(404);
  const { transaction_id } = await simulator.charge(gopayChargeBody());
  expect((await simulator.page(`/shopeepay/${transaction_id}`)).status).toBe(404);
});

describe('a wallet app', () => {
  test('the GoPay app pays and shows a link to the merchant', async () => {
    const { transaction_id, order_id } = await simulator.charge(gopayChargeBody());
    expect((await simulator.page(`/gopay/${transaction_id}`)).text).toContain('Bayar dengan GoPay');
    await simulator.submit(`/gopay/${transaction_id}/pay`);
    const donePage = await simulator.page(`/gopay/${transaction_id}`);
    expect(donePage.text).toContain('Lunas');
    expect(donePage.text).toContain(
      `http://naungan.test/payment/finish?a=1&amp;order_id=${order_id}&amp;result=success`,
    );
  });

  test("the app of another provider pays GoPay's QR code, and the notification names the method qris", async () => {
    const { transaction_id } = await simulator.charge(gopayChargeBody());
    await simulator.submit(`/gopay/${transaction_id}/other`);
    expect((await simulator.notificationsOf(transaction_id)).at(-1)?.body).toMatchObject({
      payment_type: 'qris',
      transaction_status: 'settlement',
      issuer: 'dana',
    });
  });

  test.each([
    ['shopeepay', { payment_type: 'shopeepay' }],
    ['qris', QRIS_FIELDS],
  ])('the app of %s pays or declines a charge, and ignores an action after that', async (type, changes) => {
    const [paidCharge, declinedCharge] = [
      await simulator.charge(chargeBody(changes)),
      await simulator.charge(chargeBody(changes)),
    ];
    await simulator.submit(`/${type}/${paidCharge.transaction_id}/pay`);
    await simulator.submit(`/${type}/${declinedCharge.transaction_id}/decline`);
    await simulator.submit(`/${type}/${declinedCharge.transaction_id}/other`);
    expect([await statusOf(paidCharge.order_id), await statusOf(declinedCharge.order_id)]).toEqual([
      'settlement',
      'deny',
    ]);
  });
});

describe("a bank's page", () => {
  test.each([
    ['akulaku', { payment_type: 'akulaku' }],
    ['danamon_online', { payment_type: 'danamon_online' }],
  ])('the page of %s pays or declines on request and redirects to the merchant', async (_method, changes) => {
    const { redirect_url, transaction_id } = await simulator.charge(chargeBody(changes));
    expect((await simulator.page(String(redirect_url))).text).toContain('Setujui pembayaran');
    const answerReply = await simulator.submit(String(redirect_url), { answer: 'pay' });
    expect(answerReply.headers.location).toMatch(
      new RegExp(`^http://naungan.test/payment/finish\\?.*transaction_id=${transaction_id}&status_code=200`),
    );
    expect(await statusOf(transaction_id)).toBe('settlement');
    expect((await simulator.page(String(redirect_url))).text).toContain('Kembali ke toko');
    const otherCharge = await simulator.charge(chargeBody(changes));
    await simulator.submit(String(otherCharge.redirect_url), { answer: 'decline' });
    expect(await statusOf(otherCharge.transaction_id)).toBe('deny');
  });

  test.each([
    ['testuser00', 'pay', 'settlement'],
    ['testuser01', 'pay', 'deny'],
    ['', 'decline', 'deny'],
  ])(
    "the page of CIMB Clicks with the user '%s' and the choice %s sets the status %s",
    async (user, choice, status) => {
      const { redirect_url, transaction_id } = await simulator.charge(chargeBody(CLICKS_FIELDS));
      const answerReply = await simulator.submit(String(redirect_url), {
        user,
        password: 'x',
        answer: choice,
      });
      expect([answerReply.status, await statusOf(transaction_id)]).toEqual([303, status]);
    },
  );

  test('the page of CIMB Clicks rejects an unknown user', async () => {
    const { redirect_url, transaction_id } = await simulator.charge(chargeBody(CLICKS_FIELDS));
    const page = await simulator.submit(String(redirect_url), { user: 'siti', answer: 'pay' });
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Nama pengguna tidak dikenal.')]);
    expect(await statusOf(transaction_id)).toBe('pending');
  });
});

describe('the page of a transaction', () => {
  /** Returns the labels except the two notification buttons, which are always last. */
  const actionLabels = async (id: string) => {
    const { text } = await simulator.page(`/transactions/${id}`);
    return [...text.matchAll(/<button class="\w*">([^<]+)<\/button>/g)]
      .map(([, label]) => label)
      .slice(0, -2);
  };

  test('the page of a transaction has buttons for the possible actions only', async () => {
    const { transaction_id } = await simulator.charge(gopayChargeBody());
    expect(await actionLabels(transaction_id)).toEqual(['Bayar', 'Tolak', 'Kedaluwarsakan', 'Batalkan']);
    await simulator.applyAction(transaction_id, 'pay');
    expect(await actionLabels(transaction_id)).toEqual(['Tarik kembali dana', 'Kembalikan dana']);
    await simulator.applyAction(transaction_id, 'refund');
    expect(await actionLabels(transaction_id)).toEqual([]);
  });

  test('the page of a transaction has buttons for the review of a card challenge', async () => {
    const { token_id } = await simulator.token();
    const { transaction_id } = await simulator.charge(cardChargeBody(String(token_id)));
    const { text } = await simulator.page(`/transactions/${transaction_id}`);
    expect(text).toContain(`/v2/token/rba/redirect/${token_id}`);
    expect(text).toContain('Kartu 48111111-1114');
    await simulator.applyAction(transaction_id, 'challenge');
    expect(await actionLabels(transaction_id)).toEqual(['Setujui', 'Tolak hasil tinjauan', 'Batalkan']);
    await simulator.applyAction(transaction_id, 'approve');
    expect(await actionLabels(transaction_id)).toEqual(['Selesaikan sekarang', 'Batalkan']);
    await simulator.applyAction(transaction_id, 'settle');
    const settledButtons = ['Tarik kembali dana', 'Kembalikan dana', 'Tarik oleh pemegang kartu'];
    expect(await actionLabels(transaction_id)).toEqual(settledButtons);
  });

  test('the page of a transaction reports that an action is not possible', async () => {
    const { transaction_id } = await simulator.charge(chargeBody());
    const failedReply = await simulator.submit(`/transactions/${transaction_id}/approve`);
    expect((await simulator.page(String(failedReply.headers.location))).text).toContain(
      'Tidak dapat dilakukan pada keadaan ini.',
    );
    for (const action of ['nonsense', 'settle', 'reverse', 'challenge'])
      expect(await simulator.applyAction(transaction_id, action)).toBe(false);
  });

  test('sends a notification again, signed or with a wrong signature', async () => {
    const { transaction_id } = await simulator.charge(chargeBody());
    await simulator.applyAction(transaction_id, 'resend');
    simulator.clock.advance(1);
    await simulator.applyAction(transaction_id, 'forge');
    const key = simulator.deps.config.MIDTRANS_SERVER_KEY;
    const signatureResults = (await simulator.notificationsOf(transaction_id)).map(({ body }) =>
      isSignedBy(body as GatewayResponse, key),
    );
    expect(signatureResults).toEqual([true, true, false]);
    expect((await simulator.page(`/transactions/${transaction_id}`)).text).toContain('menunggu');
  });
});

describe('the list of test cards', () => {
  test('the list of test cards has 19 cards with their outcomes, and every card gets a token', async () => {
    const { text } = await simulator.page('/cards');
    const rows = [...text.matchAll(/<tr><td[^>]*>([\d ]+)<\/td><td>([^<]+)<\/td><\/tr>/g)];
    expect(rows).toHaveLength(19);
    expect(rows[0]?.slice(1)).toEqual(['4811 1111 1111 1114', 'Diterima setelah 3-D Secure']);
    for (const [, card_number = ''] of rows)
      expect((await simulator.token({ ...VISA, card_number })).status_code).toBe('200');
  });
});

describe('the settings page', () => {
  test('the settings page stores settings and shows the stored settings', async () => {
    await simulator.submit('/settings', { duplicate: 'on', retrySpeed: '5', 'off.akulaku': 'on' });
    expect(await readSettings(simulator.deps.db)).toMatchObject({
      duplicate: true,
      retrySpeed: 5,
      off: ['akulaku'],
    });
    const { text } = await simulator.page('/settings?saved=1');
    expect(text).toContain('Pengaturan disimpan.');
    expect([...text.matchAll(/name="([\w.]+)" checked/g)].map(([, name]) => name)).toEqual([
      'duplicate',
      'off.akulaku',
    ]);
  });

  test('the settings page has a field for every setting', async () => {
    const { text } = await simulator.page('/settings');
    const { off: _methods, ...settings } = DEFAULT_SETTINGS;
    for (const name of Object.keys(settings)) expect(text).toContain(`name="${name}"`);
  });
});
