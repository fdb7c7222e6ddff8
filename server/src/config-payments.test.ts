import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const BASE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.contoh.test',
  DATABASE_URL: 'postgres://naungan@database.contoh.test/naungan?sslmode=verify-full',
  SMTP_URL: 'smtps://surat.contoh.test:465',
  SECRET: 'q3Vd8Zk1mYx7Lw0RtB5nHc2JfGs9Pu4E',
  DATA_KEYS: Buffer.alloc(32, 7).toString('base64'),
  DESK_PASSWORD: 'kucing-laut-di-atas-7',
  DESK_TOTP_SECRET: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const MIDTRANS = {
  MIDTRANS_BASE_URL: 'https://api.midtrans.com',
  MIDTRANS_SERVER_KEY: 'Mid-server-k',
  MIDTRANS_CLIENT_KEY: 'Mid-client-k',
};
const BTN = {
  BTN_BASE_URL: 'https://va.bank.test/v1/',
  BTN_COMPANY_PREFIX: '93210',
  BTN_KEY: 'k'.repeat(32),
};
const PRODUCTION = { ...BASE, ...MIDTRANS };

const CURRENT_METHODS = [
  'bca',
  'bni',
  'bri',
  'mandiri_bill',
  'permata',
  'credit_card',
  'gopay',
  'shopeepay',
  'indomaret',
  'alfamart',
  'akulaku',
];
const RETIRED_METHODS = ['danamon_online', 'cimb_clicks'];

describe('payment settings', () => {
  it.each<[name: string, environment: Record<string, string>, midtrans: string[], btn: string[]]>([
    [
      'offer all methods when the server is not in production',
      {},
      [...CURRENT_METHODS, ...RETIRED_METHODS],
      ['btn', 'other_bank'],
    ],
    [
      'exclude retired methods in production, and BTN’s methods when BTN is not configured',
      PRODUCTION,
      CURRENT_METHODS,
      [],
    ],
    [
      'include BTN’s methods in production when BTN is configured',
      { ...PRODUCTION, ...BTN },
      CURRENT_METHODS,
      ['btn', 'other_bank'],
    ],
    [
      'offer only the listed methods',
      { MIDTRANS_METHODS: ' bca , gopay,', BTN_METHODS: 'btn' },
      ['bca', 'gopay'],
      ['btn'],
    ],
    [
      'offer a retired method if it is listed',
      { ...PRODUCTION, MIDTRANS_METHODS: 'cimb_clicks' },
      ['cimb_clicks'],
      [],
    ],
    [
      "offer no method of a gateway if its list of methods is 'none'",
      { ...BASE, ...BTN, MIDTRANS_METHODS: 'none' },
      [],
      ['btn', 'other_bank'],
    ],
  ])('payment settings %s', (_case, environment, midtrans, btn) => {
    expect(loadConfig(environment)).toMatchObject({ MIDTRANS_METHODS: midtrans, BTN_METHODS: btn });
  });

  it.each([
    ['MIDTRANS_METHODS', 'bca,kerang', '"kerang" is none of bca, bni'],
    ['MIDTRANS_METHODS', 'btn', '"btn" is none of bca, bni'],
    ['BTN_METHODS', 'bca', '"bca" is none of btn, other_bank'],
    ['BTN_COMPANY_PREFIX', '93-21', 'must have 3 to 12 digits'],
    ['BTN_KEY', 'short', 'must have at least 32 characters'],
    ['MIDTRANS_SCRIPT_URL', 'script.js', 'must be an http or https address'],
  ])('payment settings reject %s=%s with one line that names the setting', (key, value, message) => {
    const start = () => loadConfig({ [key]: value });
    expect(start).toThrow(new RegExp(`^Setting ${key} is wrong: .+ See .env.example.$`));
    expect(start).toThrow(message);
  });
});

describe('required settings of a gateway', () => {
  it.each(Object.keys(BTN))('requires %s in production when another setting of BTN is set', (key) => {
    expect(() => loadConfig({ ...PRODUCTION, ...BTN, [key]: '' })).toThrow(
      `Setting ${key} is needed in production`,
    );
  });

  it('requires the settings if simulators are off, unless the site offers no method of the gateway', () => {
    expect(() => loadConfig({ SIMULATORS: 'off' })).toThrow(
      'Settings MIDTRANS_BASE_URL, MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY are needed without simulators',
    );
    expect(loadConfig({ SIMULATORS: 'off', MIDTRANS_METHODS: 'none' })).toMatchObject({
      MIDTRANS_BASE_URL: '',
      BTN_BASE_URL: '',
    });
  });
});

const SCRIPT = '/v2/assets/js/midtrans-new-3ds.min.js';
describe('the card script', () => {
  it.each<[name: string, variables: Record<string, string>, scriptUrl: string, midtransEnvironment: string]>([
    [
      'comes from the simulator by default',
      { PORT: '4400' },
      `http://localhost:4400/simulators/midtrans${SCRIPT}`,
      'simulator',
    ],
    ['comes from Midtrans in production', PRODUCTION, `https://api.midtrans.com${SCRIPT}`, 'production'],
    [
      'comes from api.midtrans.com even if MIDTRANS_BASE_URL is the sandbox',
      { ...PRODUCTION, MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com/' },
      `https://api.midtrans.com${SCRIPT}`,
      'sandbox',
    ],
    [
      'comes from MIDTRANS_SCRIPT_URL if this setting is set, and uses the sandbox if the server key begins with SB-',
      {
        ...PRODUCTION,
        MIDTRANS_SCRIPT_URL: 'https://cdn.test/card.js',
        MIDTRANS_SERVER_KEY: 'SB-Mid-server-k',
      },
      'https://cdn.test/card.js',
      'sandbox',
    ],
  ])('the card script %s', (_case, variables, scriptUrl, midtransEnvironment) => {
    const config = loadConfig(variables);
    expect([config.MIDTRANS_SCRIPT_URL, config.MIDTRANS_ENVIRONMENT]).toEqual([
      scriptUrl,
      midtransEnvironment,
    ]);
  });
});
