import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../../server/test/harness.ts';
import {
  cardOrder,
  type GatewayResponse,
  gopay,
  order,
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
const find = (input: string) => simulator.page(`/va?${new URLSearchParams({ number: input })}`);
const statusOf = async (id: string) => (await simulator.status(id)).transaction_status;
const mandiri = { payment_type: 'echannel', echannel: { bill_info1: 'Premi:', bill_info2: 'INV/1' } };
const shop = { payment_type: 'cstore', cstore: { store: 'indomaret', message: 'Premi perjalanan' } };
const qris = { payment_type: 'qris', qris: { acquirer: 'gopay' } };
const clicks = { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } };

describe("the simulator's start page", () => {
  test('finds a bill by its account number, pays it and confirms', async () => {
    const customer_details = { first_name: '<b>Siti</b>' };
    const charge = await simulator.charge(order({ customer_details }));
    const [{ va_number }] = charge.va_numbers as [{ va_number: string }];
    expect((await simulator.page('/')).text).toContain(va_number);
    const bill = await find(` ${va_number.slice(0, 5)} ${va_number.slice(5)}`);
    expect(bill.text).toContain('Rp250.000');
    expect(bill.text).toContain('&lt;b&gt;Siti&lt;/b&gt;');
    const paid = await simulator.submit(`/transactions/${charge.transaction_id}/pay`);
    expect((await simulator.page(String(paid.headers.location))).text).toContain('Pembayaran berhasil.');
    const paidBill = await find(va_number);
    expect([paidBill.status, paidBill.text]).toEqual([404, expect.stringContaining('role="alert"')]);
  });

  test('finds a Mandiri bill with and without the company code', async () => {
    const { bill_key } = await simulator.charge(order(mandiri));
    for (const input of [String(bill_key), `70012 ${bill_key}`])
      expect((await find(input)).text).toContain('Premi: INV/1');
  });

  test("finds a bill by a store's payment code", async () => {
    const { payment_code } = await simulator.charge(order(shop));
    expect((await find(String(payment_code))).text).toMatch(/Indomaret[\s\S]*Premi perjalanan/);
  });

  test('shows the recipient name that the merchant set at Permata', async () => {
    const permata = { recipient_name: 'Sari W' };
    const { permata_va_number } = await simulator.charge(
      order({ bank_transfer: { bank: 'permata', permata } }),
    );
    expect((await find(String(permata_va_number))).text).toContain('SARI W');
  });

  test('opens the content of a QR code', async () => {
    const { qr_string, transaction_id } = await simulator.charge(order(qris));
    expect((await find(String(qr_string))).headers.location).toBe(
      `/simulators/midtrans/qris/${transaction_id}`,
    );
    await simulator.applyTransition(transaction_id, 'pay');
    expect((await find(transaction_id)).status).toBe(404);
  });

  test('reports an unknown number', async () => {
    const paths = ['/transactions/bukan-id', '/gopay/bukan-id', '/qris/bukan-id', '/va?number=123', '/va'];
    const more = ['/v2/akulaku/redirect/bukan-id', '/cimb-clicks/request', '/cimb-clicks/request?id=x'];
    for (const path of [...paths, ...more]) expect((await simulator.page(path)).status).toBe(404);
    const { transaction_id } = await simulator.charge(gopay());
    expect((await simulator.page(`/shopeepay/${transaction_id}`)).status).toBe(404);
  });
});

describe('a wallet app', () => {
  test('of GoPay pays and links back to the merchant', async () => {
    const { transaction_id, order_id } = await simulator.charge(gopay());
    expect((await simulator.page(`/gopay/${transaction_id}`)).text).toContain('Bayar dengan GoPay');
    await simulator.submit(`/gopay/${transaction_id}/pay`);
    const done = await simulator.page(`/gopay/${transaction_id}`);
    expect(done.text).toContain('Lunas');
    expect(done.text).toContain(
      `http://naungan.test/payment/finish?a=1&amp;order_id=${order_id}&amp;result=success`,
    );
  });

  test("of another provider pays GoPay's QR, which is notified as QRIS", async () => {
    const { transaction_id } = await simulator.charge(gopay());
    await simulator.submit(`/gopay/${transaction_id}/other`);
    expect((await simulator.sentNotifications(transaction_id)).at(-1)?.body).toMatchObject({
      payment_type: 'qris',
      transaction_status: 'settlement',
      issuer: 'dana',
    });
  });

  test.each([
    ['shopeepay', { payment_type: 'shopeepay' }],
    ['qris', qris],
  ])('of %s pays or declines', async (type, more) => {
    const [paid, refused] = [await simulator.charge(order(more)), await simulator.charge(order(more))];
    await simulator.submit(`/${type}/${paid.transaction_id}/pay`);
    await simulator.submit(`/${type}/${refused.transaction_id}/decline`);
    await simulator.submit(`/${type}/${refused.transaction_id}/other`);
    expect([await statusOf(paid.order_id), await statusOf(refused.order_id)]).toEqual(['settlement', 'deny']);
  });
});

describe("a bank's page", () => {
  test.each([
    ['akulaku', { payment_type: 'akulaku' }],
    ['danamon_online', { payment_type: 'danamon_online' }],
  ])('of %s requests approval and returns to the merchant', async (_method, more) => {
    const { redirect_url, transaction_id } = await simulator.charge(order(more));
    expect((await simulator.page(String(redirect_url))).text).toContain('Setujui pembayaran');
    const done = await simulator.submit(String(redirect_url), { answer: 'pay' });
    expect(done.headers.location).toMatch(
      new RegExp(`^http://naungan.test/payment/finish\\?.*transaction_id=${transaction_id}&status_code=200`),
    );
    expect(await statusOf(transaction_id)).toBe('settlement');
    expect((await simulator.page(String(redirect_url))).text).toContain('Kembali ke toko');
    const other = await simulator.charge(order(more));
    await simulator.submit(String(other.redirect_url), { answer: 'decline' });
    expect(await statusOf(other.transaction_id)).toBe('deny');
  });

  test.each([
    ['testuser00', 'pay', 'settlement'],
    ['testuser01', 'pay', 'deny'],
    ['', 'decline', 'deny'],
  ])('of CIMB Clicks lets %s %s: %s', async (user, answer, status) => {
    const { redirect_url, transaction_id } = await simulator.charge(order(clicks));
    const done = await simulator.submit(String(redirect_url), { user, password: 'x', answer });
    expect([done.status, await statusOf(transaction_id)]).toEqual([303, status]);
  });

  test('of CIMB Clicks rejects unknown users', async () => {
    const { redirect_url, transaction_id } = await simulator.charge(order(clicks));
    const page = await simulator.submit(String(redirect_url), { user: 'siti', answer: 'pay' });
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Nama pengguna tidak dikenal.')]);
    expect(await statusOf(transaction_id)).toBe('pending');
  });
});

describe('the page of a transaction', () => {
  const buttons = async (id: string) => {
    const { text } = await simulator.page(`/transactions/${id}`);
    return [...text.matchAll(/<button class="\w*">([^<]+)<\/button>/g)]
      .map(([, label]) => label)
      .slice(0, -2);
  };

  test('offers the transitions that are possible now', async () => {
    const { transaction_id } = await simulator.charge(gopay());
    expect(await buttons(transaction_id)).toEqual(['Bayar', 'Tolak', 'Kedaluwarsakan', 'Batalkan']);
    await simulator.applyTransition(transaction_id, 'pay');
    expect(await buttons(transaction_id)).toEqual(['Tarik kembali dana', 'Kembalikan dana']);
    await simulator.applyTransition(transaction_id, 'refund');
    expect(await buttons(transaction_id)).toEqual([]);
  });

  test('offers the review of a card challenge', async () => {
    const { token_id } = await simulator.token();
    const { transaction_id } = await simulator.charge(cardOrder(String(token_id)));
    const { text } = await simulator.page(`/transactions/${transaction_id}`);
    expect(text).toContain(`/v2/token/rba/redirect/${token_id}`);
    expect(text).toContain('Kartu 48111111-1114');
    await simulator.applyTransition(transaction_id, 'challenge');
    expect(await buttons(transaction_id)).toEqual(['Setujui', 'Tolak hasil tinjauan', 'Batalkan']);
    await simulator.applyTransition(transaction_id, 'approve');
    expect(await buttons(transaction_id)).toEqual(['Selesaikan sekarang', 'Batalkan']);
    await simulator.applyTransition(transaction_id, 'settle');
    const settled = ['Tarik kembali dana', 'Kembalikan dana', 'Tarik oleh pemegang kartu'];
    expect(await buttons(transaction_id)).toEqual(settled);
  });

  test('reports a transition that is not possible', async () => {
    const { transaction_id } = await simulator.charge(order());
    const failed = await simulator.submit(`/transactions/${transaction_id}/approve`);
    expect((await simulator.page(String(failed.headers.location))).text).toContain(
      'Tidak dapat dilakukan pada keadaan ini.',
    );
    for (const act of ['nonsense', 'settle', 'reverse', 'challenge'])
      expect(await simulator.applyTransition(transaction_id, act)).toBe(false);
  });

  test('sends notifications again, also forged', async () => {
    const { transaction_id } = await simulator.charge(order());
    await simulator.applyTransition(transaction_id, 'resend');
    simulator.clock.advance(1);
    await simulator.applyTransition(transaction_id, 'forge');
    const key = simulator.deps.config.MIDTRANS_SERVER_KEY;
    const sent = (await simulator.sentNotifications(transaction_id)).map(({ body }) =>
      isSignedBy(body as GatewayResponse, key),
    );
    expect(sent).toEqual([true, true, false]);
    expect((await simulator.page(`/transactions/${transaction_id}`)).text).toContain('menunggu');
  });
});

describe('the list of test cards', () => {
  test('contains only cards that get a token, with their outcomes', async () => {
    const { text } = await simulator.page('/cards');
    const rows = [...text.matchAll(/<tr><td[^>]*>([\d ]+)<\/td><td>([^<]+)<\/td><\/tr>/g)];
    expect(rows).toHaveLength(19);
    expect(rows[0]?.slice(1)).toEqual(['4811 1111 1111 1114', 'Diterima setelah 3-D Secure']);
    for (const [, card_number = ''] of rows)
      expect((await simulator.token({ ...VISA, card_number })).status_code).toBe('200');
  });
});

describe('the settings page', () => {
  test('stores and shows settings', async () => {
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

  test('contains every setting', async () => {
    const { text } = await simulator.page('/settings');
    const { off: _methods, ...settings } = DEFAULT_SETTINGS;
    for (const name of Object.keys(settings)) expect(text).toContain(`name="${name}"`);
  });
});
