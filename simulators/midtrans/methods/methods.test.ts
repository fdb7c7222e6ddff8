import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../server/test/harness.ts';
import { order, type SimulatorClient, startSimulator } from '../fixture.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => simulator.clock.set(TEST_NOW));

const bank = (name: string, more: object = {}) => ({ bank_transfer: { bank: name, ...more } });
const mandiri = (more: object = {}) => ({
  payment_type: 'echannel',
  echannel: { bill_info1: 'Payment:', bill_info2: 'Premi', ...more },
});
const shop = (store: string) => ({ payment_type: 'cstore', cstore: { store, message: 'Premi' } });
const shopeepay = { payment_type: 'shopeepay', shopeepay: { callback_url: 'http://naungan.test/selesai' } };
const qris = (acquirer: string) => ({ payment_type: 'qris', qris: { acquirer } });
const clicks = { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } };
const digits = (count: number) => expect.stringMatching(new RegExp(`^\\d{${count}}$`));
const vaNumbers = (name: string, count: number) => ({
  status_message: 'Success, Bank Transfer transaction is created',
  fraud_status: 'accept',
  va_numbers: [{ bank: name, va_number: digits(count) }],
});
const action = (name: string, url: string) => ({
  name,
  method: 'GET',
  url: expect.stringMatching(new RegExp(`^http://naungan.test/simulators/midtrans${url}$`)),
});
const UUID = '[0-9a-f-]{36}';
const DAY = '2026-11-22 10:00:00';

describe('a Midtrans charge by method', () => {
  test.each<[string, object, string, object]>([
    ['bca', bank('bca'), DAY, vaNumbers('bca', 15)],
    ['bni', bank('bni'), DAY, vaNumbers('bni', 16)],
    ['bri', bank('bri'), DAY, vaNumbers('bri', 18)],
    ['cimb', bank('cimb'), DAY, { ...vaNumbers('cimb', 16), fraud_status: undefined }],
    [
      'permata',
      bank('permata'),
      DAY,
      {
        status_message: 'Success, PERMATA VA transaction is successful',
        permata_va_number: digits(16),
        va_numbers: undefined,
      },
    ],
    [
      'echannel',
      mandiri(),
      '2026-11-21 12:00:00',
      {
        status_message: 'OK, Mandiri Bill transaction is successful',
        biller_code: '70012',
        bill_key: digits(12),
      },
    ],
    [
      'gopay',
      { payment_type: 'gopay' },
      '2026-11-21 10:15:00',
      {
        status_message: 'GoPay transaction is created',
        actions: [
          action('generate-qr-code', `/v2/gopay/${UUID}/qr-code`),
          action('generate-qr-code-v2', `/v4/qris/gopay/${UUID}/qr-code`),
          action('deeplink-redirect', `/gopay/${UUID}`),
          action('get-status', `/v2/${UUID}/status`),
          { ...action('cancel', `/v2/${UUID}/cancel`), method: 'POST', fields: [] },
        ],
      },
    ],
    [
      'shopeepay',
      shopeepay,
      '2026-11-21 10:05:00',
      {
        status_message: 'ShopeePay transaction is created',
        channel_response_code: '0',
        channel_response_message: 'success',
        actions: [action('deeplink-redirect', `/shopeepay/${UUID}`)],
      },
    ],
    [
      'qris by GoPay',
      qris('gopay'),
      '2026-11-21 10:15:00',
      {
        status_message: 'QRIS transaction is created',
        acquirer: 'gopay',
        actions: [
          action('generate-qr-code', `/v2/qris/${UUID}/qr-code`),
          action('generate-qr-code-v2', `/v4/qris/${UUID}/qr-code`),
        ],
      },
    ],
    ['qris by ShopeePay', qris('airpay shopee'), '2026-11-21 10:05:00', { acquirer: 'airpay shopee' }],
    ['qris without a named acquirer', { payment_type: 'qris' }, '2026-11-21 10:15:00', { acquirer: 'gopay' }],
    [
      'indomaret',
      shop('Indomaret'),
      DAY,
      {
        status_message: 'Success, cstore transaction is successful',
        store: 'indomaret',
        payment_code: digits(14),
      },
    ],
    ['alfamart', shop('ALFAMART'), DAY, { store: 'alfamart', payment_code: digits(16) }],
    [
      'akulaku',
      { payment_type: 'akulaku' },
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, Akulaku transaction is created',
        redirect_url: action('', `/v2/akulaku/redirect/${UUID}`).url,
      },
    ],
    [
      'danamon_online',
      { payment_type: 'danamon_online' },
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, Danamon Online transaction is successful',
        redirect_url: action('', `/v2/danamon/online/redirect/${UUID}`).url,
      },
    ],
    [
      'cimb_clicks',
      clicks,
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, CIMB Clicks transaction is successful',
        fraud_status: undefined,
        redirect_url: action('', `/cimb-clicks/request\\?id=${UUID}`).url,
      },
    ],
  ])('of %s has its fields and its expiry', async (_method, more, expiry_time, keys) => {
    const charge = await simulator.charge(order(more));
    expect({ fraud_status: undefined, va_numbers: undefined, ...charge }).toMatchObject({
      status_code: '201',
      gross_amount: '250000.00',
      currency: 'IDR',
      merchant_id: 'G000000001',
      payment_type: 'payment_type' in more ? more.payment_type : 'bank_transfer',
      transaction_time: '2026-11-21 10:00:00',
      transaction_status: 'pending',
      expiry_time,
      ...keys,
    });
  });

  test.each<[string, object, string[]]>([
    ['another bank', bank('btn'), ['bank_transfer.bank is not supported']],
    ['no bank', { bank_transfer: {} }, ['bank_transfer.bank is required']],
    [
      'letters in the number',
      bank('bca', { va_number: '12a' }),
      ['bank_transfer.va_number must be digits only'],
    ],
    [
      'a long line for BCA',
      bank('bca', { free_text: { inquiry: [{ id: 'x'.repeat(51), en: '' }] } }),
      ['bank_transfer.free_text.inquiry.0.id is invalid'],
    ],
    [
      'eleven lines for BCA',
      bank('bca', { free_text: { payment: Array.from({ length: 11 }, () => ({ id: 'a', en: 'a' })) } }),
      ['bank_transfer.free_text.payment is invalid'],
    ],
    [
      'a long recipient at Permata',
      bank('permata', { permata: { recipient_name: 'x'.repeat(21) } }),
      ['bank_transfer.permata.recipient_name is invalid'],
    ],
    ['no bill', { payment_type: 'echannel' }, ['echannel is required']],
    [
      'half a bill',
      { payment_type: 'echannel', echannel: { bill_info1: 'a' } },
      ['echannel.bill_info2 is required'],
    ],
    [
      'no way back from GoPay',
      { payment_type: 'gopay', gopay: { enable_callback: true } },
      ['gopay.callback_url is required'],
    ],
    [
      'an odd way back from ShopeePay',
      { payment_type: 'shopeepay', shopeepay: { callback_url: 'selesai' } },
      ['shopeepay.callback_url is invalid'],
    ],
    ['another acquirer', qris('dana'), ['qris.acquirer is not supported']],
    ['no shop', { payment_type: 'cstore', cstore: {} }, ['cstore.store is required']],
    ['another shop', shop('warung'), ['cstore.store is not supported']],
    ['no description', { payment_type: 'cimb_clicks' }, ['cimb_clicks is required']],
    [
      'an odd callback type',
      { payment_type: 'credit_card', credit_card: { callback_type: 'popup' } },
      ['credit_card.callback_type is invalid'],
    ],
  ])('returns code 400 for %s', async (_case, more, validation_messages) => {
    const { response: answer } = await simulator.call('POST', '/v2/charge', order(more));
    expect(answer).toMatchObject({ status_code: '400', validation_messages });
  });

  test.each([
    ['gopay', { payment_type: 'gopay' }, 7],
    ['shopeepay', shopeepay, 5],
    ['qris by ShopeePay', qris('airpay shopee'), 5],
    ['indomaret', shop('indomaret'), 180],
  ])('of %s lasts %j and at most %i days', async (_method, more, days) => {
    const code = async (expiry_duration: number) => {
      const body = order({ ...more, custom_expiry: { expiry_duration, unit: 'day' } });
      return (await simulator.call('POST', '/v2/charge', body)).response.status_code;
    };
    expect([await code(days), await code(days + 1)]).toEqual(['201', '400']);
  });
});

describe('a number requested by the merchant', () => {
  const numberOf = async (more: object) => {
    const charge = await simulator.charge(order(more));
    const [va] = (charge.va_numbers ?? []) as { va_number: string }[];
    return va?.va_number ?? charge.permata_va_number ?? charge.bill_key;
  };

  test.each([
    ['bca', '1234567890', '126081234567890'],
    ['bca', '123456', '126080000123456'],
    ['bca', '12345678909999', '126081234567890'],
    ['bni', '12345678', '9881234512345678'],
    ['bri', '1', '262150000000000001'],
    ['permata', '123456789012', '8562123456789012'],
    ['cimb', '7', '5919000000000007'],
  ])('at %s: %s becomes %s', async (name, va_number, fullNumber) => {
    const { transaction_id, ...answer } = await simulator.charge(order(bank(name, { va_number })));
    const [va] = (answer.va_numbers ?? []) as { va_number: string }[];
    expect(va?.va_number ?? answer.permata_va_number).toBe(fullNumber);
    await simulator.applyTransition(transaction_id, 'cancel');
  });

  test('is padded for Mandiri too', async () => {
    expect(await numberOf(mandiri({ bill_key: '081200000000' }))).toBe('081200000000');
    expect(await numberOf(mandiri({ bill_key: '5' }))).toBe('000000000005');
  });

  test('is replaced when it is in use', async () => {
    const first = await simulator.charge(order(bank('bni', { va_number: '55555555' })));
    const second = await numberOf(bank('bni', { va_number: '55555555' }));
    expect(second).not.toBe('9881234555555555');
    expect(second).toMatch(/^98812345\d{8}$/);
    await simulator.applyTransition(first.transaction_id, 'pay');
    expect(await numberOf(bank('bni', { va_number: '55555555' }))).toBe('9881234555555555');
  });
});

describe('the notification of a payment', () => {
  const notificationsOfPaid = async (more: object) => {
    const { transaction_id } = await simulator.charge(order(more));
    simulator.clock.advance(60);
    await simulator.applyTransition(transaction_id, 'pay');
    const [pending, settled] = await simulator.sentNotifications(transaction_id);
    return [pending?.body, settled?.body] as Record<string, unknown>[];
  };
  const payment_amounts = [{ paid_at: '2026-11-21 10:01:00', amount: '250000.00' }];
  const approval_code = digits(12);

  test.each<[string, object, object, string[]]>([
    ['bri', bank('bri'), { va_numbers: [{ bank: 'bri', va_number: digits(18) }], payment_amounts }, []],
    ['permata', bank('permata'), { permata_va_number: digits(16) }, ['va_numbers', 'payment_amounts']],
    ['echannel', mandiri(), { biller_code: '70012', bill_key: digits(12) }, []],
    ['alfamart', shop('alfamart'), { store: 'alfamart', payment_code: digits(16), approval_code }, []],
    ['gopay', { payment_type: 'gopay' }, { payment_option_type: 'GOPAY_WALLET' }, ['actions']],
    [
      'qris by ShopeePay',
      qris('airpay shopee'),
      {
        acquirer: 'airpay shopee',
        issuer: 'airpay shopee',
        transaction_type: 'on-us',
        shopeepay_reference_number: expect.any(String),
        reference_id: expect.any(String),
      },
      ['actions', 'qr_string'],
    ],
    ['danamon_online', { payment_type: 'danamon_online' }, { approval_code }, ['redirect_url']],
    ['cimb_clicks', clicks, { approval_code }, ['redirect_url', 'fraud_status']],
    ['akulaku', { payment_type: 'akulaku' }, {}, ['redirect_url', 'approval_code']],
    ['shopeepay', shopeepay, {}, ['actions', 'channel_response_code', 'approval_code']],
  ])('by %s has its fields', async (_method, more, keys, without) => {
    const [pending, settled] = await notificationsOfPaid(more);
    expect(pending).toMatchObject({ transaction_status: 'pending', status_code: '201' });
    expect(pending).not.toHaveProperty('approval_code');
    expect(settled).toMatchObject({
      status_message: 'midtrans payment notification',
      transaction_status: 'settlement',
      status_code: '200',
      settlement_time: '2026-11-21 10:01:00',
      ...keys,
    });
    for (const key of without) expect(settled).not.toHaveProperty(key);
  });
});

describe('a QR image', () => {
  test.each([
    [{ payment_type: 'gopay' }, ['/v2/gopay/', '/v4/qris/gopay/'], '/v2/qris/'],
    [qris('gopay'), ['/v2/qris/', '/v4/qris/'], '/v2/gopay/'],
  ])('of %j is a PNG at %j only', async (more, places, elsewhere) => {
    const { transaction_id: id } = await simulator.charge(order(more));
    for (const place of places) {
      const { raw, headers } = await simulator.page(`${place}${id}/qr-code`);
      expect(headers['content-type']).toBe('image/png');
      expect(raw.subarray(1, 4).toString()).toBe('PNG');
    }
    expect((await simulator.page(`${elsewhere}${id}/qr-code`)).status).toBe(404);
    expect((await simulator.page(`${places[0]}none/qr-code`)).status).toBe(404);
  });
});
