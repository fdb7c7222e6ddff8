import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../../server/test/harness.ts';
import {
  type Answer,
  cardOrder,
  gopay,
  order,
  type SimulatorClient,
  startSimulator,
  VISA,
} from '../fixture.ts';
import { DEFAULT_SETTINGS, readSettings, saveSettings } from '../settings.ts';

let wire: SimulatorClient;
beforeAll(async () => {
  wire = await startSimulator();
});
afterAll(() => wire.close());
beforeEach(async () => {
  wire.clock.set(TEST_NOW);
  await saveSettings(wire.deps.db, DEFAULT_SETTINGS);
});
const find = (typed: string) => wire.page(`/va?${new URLSearchParams({ number: typed })}`);
const statusOf = async (id: string) => (await wire.status(id)).transaction_status;
const mandiri = { payment_type: 'echannel', echannel: { bill_info1: 'Premi:', bill_info2: 'INV/1' } };
const shop = { payment_type: 'cstore', cstore: { store: 'indomaret', message: 'Premi perjalanan' } };
const qris = { payment_type: 'qris', qris: { acquirer: 'gopay' } };
const clicks = { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } };

describe("the simulator's start page", () => {
  test('finds a bill by its account number, pays it and confirms', async () => {
    const customer_details = { first_name: '<b>Siti</b>' };
    const answer = await wire.charge(order({ customer_details }));
    const [{ va_number }] = answer.va_numbers as [{ va_number: string }];
    expect((await wire.page('/')).text).toContain(va_number);
    const bill = await find(` ${va_number.slice(0, 5)} ${va_number.slice(5)}`);
    expect(bill.text).toContain('Rp250.000');
    expect(bill.text).toContain('&lt;b&gt;Siti&lt;/b&gt;');
    const paid = await wire.submit(`/transactions/${answer.transaction_id}/pay`);
    expect((await wire.page(String(paid.headers.location))).text).toContain('Pembayaran berhasil.');
    const paidBill = await find(va_number);
    expect([paidBill.status, paidBill.text]).toEqual([404, expect.stringContaining('role="alert"')]);
  });

  test('finds a Mandiri bill with and without the company code', async () => {
    const { bill_key } = await wire.charge(order(mandiri));
    for (const typed of [String(bill_key), `70012 ${bill_key}`])
      expect((await find(typed)).text).toContain('Premi: INV/1');
  });

  test("finds a bill by a store's payment code", async () => {
    const { payment_code } = await wire.charge(order(shop));
    expect((await find(String(payment_code))).text).toMatch(/Indomaret[\s\S]*Premi perjalanan/);
  });

  test('shows the recipient name that the merchant set at Permata', async () => {
    const permata = { recipient_name: 'Sari W' };
    const { permata_va_number } = await wire.charge(order({ bank_transfer: { bank: 'permata', permata } }));
    expect((await find(String(permata_va_number))).text).toContain('SARI W');
  });

  test('opens the content of a QR code', async () => {
    const { qr_string, transaction_id } = await wire.charge(order(qris));
    expect((await find(String(qr_string))).headers.location).toBe(
      `/simulators/midtrans/qris/${transaction_id}`,
    );
    await wire.act(transaction_id, 'pay');
    expect((await find(transaction_id)).status).toBe(404);
  });

  test('reports an unknown number', async () => {
    const paths = ['/transactions/bukan-id', '/gopay/bukan-id', '/qris/bukan-id', '/va?number=123', '/va'];
    const more = ['/v2/akulaku/redirect/bukan-id', '/cimb-clicks/request', '/cimb-clicks/request?id=x'];
    for (const path of [...paths, ...more]) expect((await wire.page(path)).status).toBe(404);
    const { transaction_id } = await wire.charge(gopay());
    expect((await wire.page(`/shopeepay/${transaction_id}`)).status).toBe(404);
  });
});

describe('a wallet app', () => {
  test('of GoPay pays and links back to the merchant', async () => {
    const { transaction_id, order_id } = await wire.charge(gopay());
    expect((await wire.page(`/gopay/${transaction_id}`)).text).toContain('Bayar dengan GoPay');
    await wire.submit(`/gopay/${transaction_id}/pay`);
    const done = await wire.page(`/gopay/${transaction_id}`);
    expect(done.text).toContain('Lunas');
    expect(done.text).toContain(
      `http://naungan.test/payment/finish?a=1&amp;order_id=${order_id}&amp;result=success`,
    );
  });

  test("of another provider pays GoPay's QR, which is notified as QRIS", async () => {
    const { transaction_id } = await wire.charge(gopay());
    await wire.submit(`/gopay/${transaction_id}/other`);
    expect((await wire.sent(transaction_id)).at(-1)?.body).toMatchObject({
      payment_type: 'qris',
      transaction_status: 'settlement',
      issuer: 'dana',
    });
  });

  test.each([
    ['shopeepay', { payment_type: 'shopeepay' }],
    ['qris', qris],
  ])('of %s pays or declines', async (type, more) => {
    const [paid, refused] = [await wire.charge(order(more)), await wire.charge(order(more))];
    await wire.submit(`/${type}/${paid.transaction_id}/pay`);
    await wire.submit(`/${type}/${refused.transaction_id}/decline`);
    await wire.submit(`/${type}/${refused.transaction_id}/other`);
    expect([await statusOf(paid.order_id), await statusOf(refused.order_id)]).toEqual(['settlement', 'deny']);
  });
});

describe("a bank's page", () => {
  test.each([
    ['akulaku', { payment_type: 'akulaku' }],
    ['danamon_online', { payment_type: 'danamon_online' }],
  ])('of %s asks for approval and returns to the merchant', async (_method, more) => {
    const { redirect_url, transaction_id } = await wire.charge(order(more));
    expect((await wire.page(String(redirect_url))).text).toContain('Setujui pembayaran');
    const done = await wire.submit(String(redirect_url), { answer: 'pay' });
    expect(done.headers.location).toMatch(
      new RegExp(`^http://naungan.test/payment/finish\\?.*transaction_id=${transaction_id}&status_code=200`),
    );
    expect(await statusOf(transaction_id)).toBe('settlement');
    expect((await wire.page(String(redirect_url))).text).toContain('Kembali ke toko');
    const other = await wire.charge(order(more));
    await wire.submit(String(other.redirect_url), { answer: 'decline' });
    expect(await statusOf(other.transaction_id)).toBe('deny');
  });

  test.each([
    ['testuser00', 'pay', 'settlement'],
    ['testuser01', 'pay', 'deny'],
    ['', 'decline', 'deny'],
  ])('of CIMB Clicks lets %s %s: %s', async (user, answer, status) => {
    const { redirect_url, transaction_id } = await wire.charge(order(clicks));
    const done = await wire.submit(String(redirect_url), { user, password: 'x', answer });
    expect([done.status, await statusOf(transaction_id)]).toEqual([303, status]);
  });

  test('of CIMB Clicks rejects unknown users', async () => {
    const { redirect_url, transaction_id } = await wire.charge(order(clicks));
    const page = await wire.submit(String(redirect_url), { user: 'siti', answer: 'pay' });
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Nama pengguna tidak dikenal.')]);
    expect(await statusOf(transaction_id)).toBe('pending');
  });
});

describe('the page of a transaction', () => {
  const buttons = async (id: string) => {
    const { text } = await wire.page(`/transactions/${id}`);
    return [...text.matchAll(/<button class="\w*">([^<]+)<\/button>/g)]
      .map(([, label]) => label)
      .slice(0, -2);
  };

  test('offers the transitions that are possible now', async () => {
    const { transaction_id } = await wire.charge(gopay());
    expect(await buttons(transaction_id)).toEqual(['Bayar', 'Tolak', 'Kedaluwarsakan', 'Batalkan']);
    await wire.act(transaction_id, 'pay');
    expect(await buttons(transaction_id)).toEqual(['Tarik kembali dana', 'Kembalikan dana']);
    await wire.act(transaction_id, 'refund');
    expect(await buttons(transaction_id)).toEqual([]);
  });

  test('offers the review of a card challenge', async () => {
    const { token_id } = await wire.token();
    const { transaction_id } = await wire.charge(cardOrder(String(token_id)));
    const { text } = await wire.page(`/transactions/${transaction_id}`);
    expect(text).toContain(`/v2/token/rba/redirect/${token_id}`);
    expect(text).toContain('Kartu 48111111-1114');
    await wire.act(transaction_id, 'challenge');
    expect(await buttons(transaction_id)).toEqual(['Setujui', 'Tolak hasil tinjauan', 'Batalkan']);
    await wire.act(transaction_id, 'approve');
    expect(await buttons(transaction_id)).toEqual(['Selesaikan sekarang', 'Batalkan']);
    await wire.act(transaction_id, 'settle');
    const settled = ['Tarik kembali dana', 'Kembalikan dana', 'Tarik oleh pemegang kartu'];
    expect(await buttons(transaction_id)).toEqual(settled);
  });

  test('reports a transition that is not possible', async () => {
    const { transaction_id } = await wire.charge(order());
    const failed = await wire.submit(`/transactions/${transaction_id}/approve`);
    expect((await wire.page(String(failed.headers.location))).text).toContain(
      'Tidak dapat dilakukan pada keadaan ini.',
    );
    for (const act of ['nonsense', 'settle', 'reverse', 'challenge'])
      expect(await wire.act(transaction_id, act)).toBe(false);
  });

  test('sends notifications again, also forged', async () => {
    const { transaction_id } = await wire.charge(order());
    await wire.act(transaction_id, 'resend');
    wire.clock.advance(1);
    await wire.act(transaction_id, 'forge');
    const key = wire.deps.config.MIDTRANS_SERVER_KEY;
    const sent = (await wire.sent(transaction_id)).map(({ body }) => isSignedBy(body as Answer, key));
    expect(sent).toEqual([true, true, false]);
    expect((await wire.page(`/transactions/${transaction_id}`)).text).toContain('menunggu');
  });
});

describe('the list of test cards', () => {
  test('contains only cards that get a token, with their outcomes', async () => {
    const { text } = await wire.page('/cards');
    const rows = [...text.matchAll(/<tr><td[^>]*>([\d ]+)<\/td><td>([^<]+)<\/td><\/tr>/g)];
    expect(rows).toHaveLength(19);
    expect(rows[0]?.slice(1)).toEqual(['4811 1111 1111 1114', 'Diterima setelah 3-D Secure']);
    for (const [, card_number = ''] of rows)
      expect((await wire.token({ ...VISA, card_number })).status_code).toBe('200');
  });
});

describe('the settings page', () => {
  test('stores and shows settings', async () => {
    await wire.submit('/settings', { duplicate: 'on', retrySpeed: '5', 'off.akulaku': 'on' });
    expect(await readSettings(wire.deps.db)).toMatchObject({
      duplicate: true,
      retrySpeed: 5,
      off: ['akulaku'],
    });
    const { text } = await wire.page('/settings?saved=1');
    expect(text).toContain('Pengaturan disimpan.');
    expect([...text.matchAll(/name="([\w.]+)" checked/g)].map(([, name]) => name)).toEqual([
      'duplicate',
      'off.akulaku',
    ]);
  });

  test('contains every setting', async () => {
    const { text } = await wire.page('/settings');
    const { off: _methods, ...settings } = DEFAULT_SETTINGS;
    for (const name of Object.keys(settings)) expect(text).toContain(`name="${name}"`);
  });
});
