import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../server/test/harness.ts';
import { chargeBody, type SimulatorClient, startSimulator } from '../fixture.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => simulator.clock.set(TEST_NOW));

const bankFields = (name: string, changes: object = {}) => ({
  bank_transfer: { bank: name, ...changes },
});
const mandiriFields = (changes: object = {}) => ({
  payment_type: 'echannel',
  echannel: { bill_info1: 'Payment:', bill_info2: 'Premi', ...changes },
});
const shopFields = (store: string) => ({ payment_type: 'cstore', cstore: { store, message: 'Premi' } });
const SHOPEEPAY_FIELDS = {
  payment_type: 'shopeepay',
  shopeepay: { callback_url: 'http://naungan.test/selesai' },
};
const qrisFields = (acquirer: string) => ({ payment_type: 'qris', qris: { acquirer } });
const CLICKS_FIELDS = { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } };
const digitText = (count: number) => expect.stringMatching(new RegExp(`^\\d{${count}}$`));
const vaNumbers = (name: string, count: number) => ({
  status_message: 'Success, Bank Transfer transaction is created',
  fraud_status: 'accept',
  va_numbers: [{ bank: name, va_number: digitText(count) }],
});
const expectedAction = (name: string, url: string) => ({
  name,
  method: 'GET',
  url: expect.stringMatching(new RegExp(`^http://naungan.test/simulators/midtrans${url}$`)),
});
const UUID = '[0-9a-f-]{36}';
const NEXT_DAY = '2026-11-22 10:00:00';

describe('a Midtrans charge by method', () => {
  test.each<[method: string, changes: object, expiryTime: string, fields: object]>([
    ['bca', bankFields('bca'), NEXT_DAY, vaNumbers('bca', 15)],
    ['bni', bankFields('bni'), NEXT_DAY, vaNumbers('bni', 16)],
    ['bri', bankFields('bri'), NEXT_DAY, vaNumbers('bri', 18)],
    ['cimb', bankFields('cimb'), NEXT_DAY, { ...vaNumbers('cimb', 16), fraud_status: undefined }],
    [
      'permata',
      bankFields('permata'),
      NEXT_DAY,
      {
        status_message: 'Success, PERMATA VA transaction is successful',
        permata_va_number: digitText(16),
        va_numbers: undefined,
      },
    ],
    [
      'echannel',
      mandiriFields(),
      '2026-11-21 12:00:00',
      {
        status_message: 'OK, Mandiri Bill transaction is successful',
        biller_code: '70012',
        bill_key: digitText(12),
      },
    ],
    [
      'gopay',
      { payment_type: 'gopay' },
      '2026-11-21 10:15:00',
      {
        status_message: 'GoPay transaction is created',
        actions: [
          expectedAction('generate-qr-code', `/v2/gopay/${UUID}/qr-code`),
          expectedAction('generate-qr-code-v2', `/v4/qris/gopay/${UUID}/qr-code`),
          expectedAction('deeplink-redirect', `/gopay/${UUID}`),
          expectedAction('get-status', `/v2/${UUID}/status`),
          { ...expectedAction('cancel', `/v2/${UUID}/cancel`), method: 'POST', fields: [] },
        ],
      },
    ],
    [
      'shopeepay',
      SHOPEEPAY_FIELDS,
      '2026-11-21 10:05:00',
      {
        status_message: 'ShopeePay transaction is created',
        channel_response_code: '0',
        channel_response_message: 'success',
        actions: [expectedAction('deeplink-redirect', `/shopeepay/${UUID}`)],
      },
    ],
    [
      'qris by GoPay',
      qrisFields('gopay'),
      '2026-11-21 10:15:00',
      {
        status_message: 'QRIS transaction is created',
        acquirer: 'gopay',
        actions: [
          expectedAction('generate-qr-code', `/v2/qris/${UUID}/qr-code`),
          expectedAction('generate-qr-code-v2', `/v4/qris/${UUID}/qr-code`),
        ],
      },
    ],
    ['qris by ShopeePay', qrisFields('airpay shopee'), '2026-11-21 10:05:00', { acquirer: 'airpay shopee' }],
    ['qris without a named acquirer', { payment_type: 'qris' }, '2026-11-21 10:15:00', { acquirer: 'gopay' }],
    [
      'indomaret',
      shopFields('Indomaret'),
      NEXT_DAY,
      {
        status_message: 'Success, cstore transaction is successful',
        store: 'indomaret',
        payment_code: digitText(14),
      },
    ],
    ['alfamart', shopFields('ALFAMART'), NEXT_DAY, { store: 'alfamart', payment_code: digitText(16) }],
    [
      'akulaku',
      { payment_type: 'akulaku' },
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, Akulaku transaction is created',
        redirect_url: expectedAction('', `/v2/akulaku/redirect/${UUID}`).url,
      },
    ],
    [
      'danamon_online',
      { payment_type: 'danamon_online' },
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, Danamon Online transaction is successful',
        redirect_url: expectedAction('', `/v2/danamon/online/redirect/${UUID}`).url,
      },
    ],
    [
      'cimb_clicks',
      CLICKS_FIELDS,
      '2026-11-21 12:00:00',
      {
        status_message: 'Success, CIMB Clicks transaction is successful',
        fraud_status: undefined,
        redirect_url: expectedAction('', `/cimb-clicks/request\\?id=${UUID}`).url,
      },
    ],
  ])(
    'a charge of %s returns the fields and the expiry of the method',
    async (_method, changes, expiry_time, fields) => {
      const charge = await simulator.charge(chargeBody(changes));
      // `toMatchObject` rejects a missing property for which a row expects undefined.
      expect({ fraud_status: undefined, va_numbers: undefined, ...charge }).toMatchObject({
        status_code: '201',
        gross_amount: '250000.00',
        currency: 'IDR',
        merchant_id: 'G000000001',
        payment_type: 'payment_type' in changes ? changes.payment_type : 'bank_transfer',
        transaction_time: '2026-11-21 10:00:00',
        transaction_status: 'pending',
        expiry_time,
        ...fields,
      });
    },
  );

  test.each<[name: string, changes: object, messages: string[]]>([
    ['an unsupported bank', bankFields('btn'), ['bank_transfer.bank is not supported']],
    ['no bank', { bank_transfer: {} }, ['bank_transfer.bank is required']],
    [
      'letters in the account number',
      bankFields('bca', { va_number: '12a' }),
      ['bank_transfer.va_number must be digits only'],
    ],
    [
      'a text of 51 characters for BCA',
      bankFields('bca', { free_text: { inquiry: [{ id: 'x'.repeat(51), en: '' }] } }),
      ['bank_transfer.free_text.inquiry.0.id is invalid'],
    ],
    [
      'eleven texts for BCA',
      bankFields('bca', { free_text: { payment: Array.from({ length: 11 }, () => ({ id: 'a', en: 'a' })) } }),
      ['bank_transfer.free_text.payment is invalid'],
    ],
    [
      'a recipient name of 21 characters for Permata',
      bankFields('permata', { permata: { recipient_name: 'x'.repeat(21) } }),
      ['bank_transfer.permata.recipient_name is invalid'],
    ],
    ['no bill for Mandiri', { payment_type: 'echannel' }, ['echannel is required']],
    [
      'a bill for Mandiri without its second text',
      { payment_type: 'echannel', echannel: { bill_info1: 'a' } },
      ['echannel.bill_info2 is required'],
    ],
    [
      'GoPay without the requested callback URL',
      { payment_type: 'gopay', gopay: { enable_callback: true } },
      ['gopay.callback_url is required'],
    ],
    [
      'ShopeePay with an invalid callback URL',
      { payment_type: 'shopeepay', shopeepay: { callback_url: 'selesai' } },
      ['shopeepay.callback_url is invalid'],
    ],
    ['an unsupported acquirer', qrisFields('dana'), ['qris.acquirer is not supported']],
    ['no shop', { payment_type: 'cstore', cstore: {} }, ['cstore.store is required']],
    ['an unsupported shop', shopFields('warung'), ['cstore.store is not supported']],
    ['no description for CIMB Clicks', { payment_type: 'cimb_clicks' }, ['cimb_clicks is required']],
    [
      'an unknown callback type',
      { payment_type: 'credit_card', credit_card: { callback_type: 'popup' } },
      ['credit_card.callback_type is invalid'],
    ],
  ])('returns code 400 for a charge with %s', async (_case, changes, validation_messages) => {
    const { response } = await simulator.call('POST', '/v2/charge', chargeBody(changes));
    expect(response).toMatchObject({ status_code: '400', validation_messages });
  });

  test.each([
    ['gopay', { payment_type: 'gopay' }, 7],
    ['shopeepay', SHOPEEPAY_FIELDS, 5],
    ['qris by ShopeePay', qrisFields('airpay shopee'), 5],
    ['indomaret', shopFields('indomaret'), 180],
  ])(
    'a charge of %s with the body %j accepts an expiry of at most %i days',
    async (_method, changes, days) => {
      const code = async (expiry_duration: number) => {
        const body = chargeBody({ ...changes, custom_expiry: { expiry_duration, unit: 'day' } });
        return (await simulator.call('POST', '/v2/charge', body)).response.status_code;
      };
      expect([await code(days), await code(days + 1)]).toEqual(['201', '400']);
    },
  );
});

describe('an account number requested by the merchant', () => {
  const numberOf = async (changes: object) => {
    const charge = await simulator.charge(chargeBody(changes));
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
  ])(
    'an account number requested by the merchant for the bank %s with the digits %s is %s',
    async (name, va_number, fullNumber) => {
      const { transaction_id, ...response } = await simulator.charge(
        chargeBody(bankFields(name, { va_number })),
      );
      const [va] = (response.va_numbers ?? []) as { va_number: string }[];
      expect(va?.va_number ?? response.permata_va_number).toBe(fullNumber);
      // Releases the number, because another row requests the same number.
      await simulator.applyAction(transaction_id, 'cancel');
    },
  );

  test('an account number requested by the merchant is padded with zeros for the bank Mandiri', async () => {
    expect(await numberOf(mandiriFields({ bill_key: '081200000000' }))).toBe('081200000000');
    expect(await numberOf(mandiriFields({ bill_key: '5' }))).toBe('000000000005');
  });

  test('replaces a requested account number by a random number while another pending transaction has that number', async () => {
    const firstCharge = await simulator.charge(chargeBody(bankFields('bni', { va_number: '55555555' })));
    const second = await numberOf(bankFields('bni', { va_number: '55555555' }));
    expect(second).not.toBe('9881234555555555');
    expect(second).toMatch(/^98812345\d{8}$/);
    await simulator.applyAction(firstCharge.transaction_id, 'pay');
    expect(await numberOf(bankFields('bni', { va_number: '55555555' }))).toBe('9881234555555555');
  });
});

describe('the notification of a payment', () => {
  const notificationsOfPayment = async (changes: object) => {
    const { transaction_id } = await simulator.charge(chargeBody(changes));
    simulator.clock.advance(60);
    await simulator.applyAction(transaction_id, 'pay');
    const [pending, settlement] = await simulator.notificationsOf(transaction_id);
    return [pending?.body, settlement?.body] as Record<string, unknown>[];
  };
  const payment_amounts = [{ paid_at: '2026-11-21 10:01:00', amount: '250000.00' }];
  const approval_code = digitText(12);

  test.each<[method: string, changes: object, fields: object, absentKeys: string[]]>([
    [
      'bri',
      bankFields('bri'),
      { va_numbers: [{ bank: 'bri', va_number: digitText(18) }], payment_amounts },
      [],
    ],
    [
      'permata',
      bankFields('permata'),
      { permata_va_number: digitText(16) },
      ['va_numbers', 'payment_amounts'],
    ],
    ['echannel', mandiriFields(), { biller_code: '70012', bill_key: digitText(12) }, []],
    [
      'alfamart',
      shopFields('alfamart'),
      { store: 'alfamart', payment_code: digitText(16), approval_code },
      [],
    ],
    ['gopay', { payment_type: 'gopay' }, { payment_option_type: 'GOPAY_WALLET' }, ['actions']],
    [
      'qris by ShopeePay',
      qrisFields('airpay shopee'),
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
    ['cimb_clicks', CLICKS_FIELDS, { approval_code }, ['redirect_url', 'fraud_status']],
    ['akulaku', { payment_type: 'akulaku' }, {}, ['redirect_url', 'approval_code']],
    ['shopeepay', SHOPEEPAY_FIELDS, {}, ['actions', 'channel_response_code', 'approval_code']],
  ])(
    'the notification of a payment by %s has the fields of the method',
    async (_method, changes, fields, absentKeys) => {
      const [pending, settlement] = await notificationsOfPayment(changes);
      expect(pending).toMatchObject({ transaction_status: 'pending', status_code: '201' });
      expect(pending).not.toHaveProperty('approval_code');
      expect(settlement).toMatchObject({
        status_message: 'midtrans payment notification',
        transaction_status: 'settlement',
        status_code: '200',
        settlement_time: '2026-11-21 10:01:00',
        ...fields,
      });
      for (const key of absentKeys) expect(settlement).not.toHaveProperty(key);
    },
  );
});

describe('a QR image', () => {
  test.each([
    [{ payment_type: 'gopay' }, ['/v2/gopay/', '/v4/qris/gopay/'], '/v2/qris/'],
    [qrisFields('gopay'), ['/v2/qris/', '/v4/qris/'], '/v2/gopay/'],
  ])('the QR image of %j is a PNG at %j and does not exist below %s', async (changes, paths, otherPath) => {
    const { transaction_id: id } = await simulator.charge(chargeBody(changes));
    for (const path of paths) {
      const { raw, headers } = await simulator.page(`${path}${id}/qr-code`);
      expect(headers['content-type']).toBe('image/png');
      expect(raw.subarray(1, 4).toString()).toBe('PNG');
    }
    expect((await simulator.page(`${otherPath}${id}/qr-code`)).status).toBe(404);
    expect((await simulator.page(`${paths[0]}none/qr-code`)).status).toBe(404);
  });
});
