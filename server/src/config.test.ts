import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.contoh.test/',
  DATABASE_URL: 'postgres://naungan@database.contoh.test/naungan?sslmode=verify-full',
  SMTP_URL: 'smtps://surat.contoh.test:465',
  SECRET: 'q3Vd8Zk1mYx7Lw0RtB5nHc2JfGs9Pu4E',
  DATA_KEYS: Buffer.alloc(32, 7).toString('base64'),
  DESK_PASSWORD: 'kucing-laut-di-atas-7',
  DESK_TOTP_SECRET: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  MIDTRANS_BASE_URL: 'https://api.midtrans.test',
  MIDTRANS_SERVER_KEY: 'k',
  MIDTRANS_CLIENT_KEY: 'c',
};

describe('loadConfig', () => {
  it('requires no setting outside production', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 4321,
      PUBLIC_URL: 'http://localhost:4321',
      SIMULATORS: true,
      MIDTRANS_BASE_URL: 'http://localhost:4321/simulators/midtrans',
    });
  });

  it('treats an empty value as absent and trims list entries', () => {
    const config = loadConfig({ PORT: '', PARTNER_ORIGINS: ' https://a.test , ,https://b.test' });
    expect(config).toMatchObject({ PORT: 4321, PARTNER_ORIGINS: ['https://a.test', 'https://b.test'] });
  });

  it.each([
    'https://a.test/',
    'https://a.test/api',
    'a.test',
    '*',
    'https://*.a.test',
    'null',
    'ftp://a.test',
    'HTTPS://A.test',
    'https://a.test, b.test',
  ])('rejects %j as an origin of a partner', (PARTNER_ORIGINS) => {
    expect(() => loadConfig({ PARTNER_ORIGINS })).toThrow(
      /^Setting PARTNER_ORIGINS is wrong: each must be an origin/,
    );
  });

  it('requires TLS to other machines in production, unless their hosts are listed', () => {
    const plaintext = { ...PRODUCTION, SMTP_URL: 'smtp://surat:25' };
    expect(() => loadConfig(plaintext)).toThrow(/^Setting SMTP_URL is wrong: the connection must use TLS/);
    expect(loadConfig({ ...plaintext, PLAINTEXT_HOSTS: 'surat' }).SMTP_URL).toBe('smtp://surat:25');
    expect(loadConfig({ SMTP_URL: 'smtp://surat:25' }).SMTP_URL).toBe('smtp://surat:25');
  });

  it('requires https for partners only in production', () => {
    expect(loadConfig({ PARTNER_ORIGINS: 'http://a.test' }).PARTNER_ORIGINS).toEqual(['http://a.test']);
    const wrong = { ...PRODUCTION, PARTNER_ORIGINS: 'http://a.test' };
    expect(() => loadConfig(wrong)).toThrow(/^Setting PARTNER_ORIGINS is wrong: each must start with https:/);
    expect(loadConfig({ ...PRODUCTION, PARTNER_ORIGINS: 'https://a.test' }).PARTNER_ORIGINS).toEqual([
      'https://a.test',
    ]);
  });

  it('reads a setting from the file of its name in CREDENTIALS_DIRECTORY, unless the environment has it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'naungan-credentials-'));
    await writeFile(join(folder, 'SECRET'), `${PRODUCTION.SECRET}\n`);
    await writeFile(join(folder, 'DESK_EMAIL'), 'meja@contoh.test\n');
    const { SECRET: _secret, ...others } = PRODUCTION;
    expect(() => loadConfig(others)).toThrow(/SECRET is needed/);
    const settings = { ...others, CREDENTIALS_DIRECTORY: folder };
    expect(loadConfig(settings)).toMatchObject({ SECRET: PRODUCTION.SECRET, DESK_EMAIL: 'meja@contoh.test' });
    expect(loadConfig({ ...settings, DESK_EMAIL: 'lain@contoh.test' }).DESK_EMAIL).toBe('lain@contoh.test');
    await writeFile(join(folder, 'SECRET'), 'short');
    expect(() => loadConfig(settings)).toThrow(/^Setting SECRET is wrong: must have at least 32 characters/);
    await rm(folder, { recursive: true });
  });

  it.each(['https://a.test', 'a.test/path', 'A.test', '*.a.test:1', 'a b'])(
    'rejects %j as a host of webhooks',
    (host) => {
      expect(() => loadConfig({ WEBHOOK_HOSTS: host })).toThrow(/^Setting WEBHOOK_HOSTS is wrong/);
      expect(loadConfig({ WEBHOOK_HOSTS: 'a.test, b.test' }).WEBHOOK_HOSTS).toEqual(['a.test', 'b.test']);
    },
  );

  it('enables early hints by default, unless a proxy is configured, because proxies may not support early hints', () => {
    expect(loadConfig({}).EARLY_HINTS).toBe(true);
    expect(loadConfig({ TRUST_PROXY: '1' }).EARLY_HINTS).toBe(false);
    expect(loadConfig({ TRUST_PROXY: '1', EARLY_HINTS: 'true' }).EARLY_HINTS).toBe(true);
    expect(loadConfig({ TRUST_PROXY: '0' }).EARLY_HINTS).toBe(true);
    expect(loadConfig({ EARLY_HINTS: 'off' }).EARLY_HINTS).toBe(false);
  });

  it('turns simulators off in production', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({
      SIMULATORS: false,
      PUBLIC_URL: 'https://naungan.contoh.test',
    });
  });

  it('replaces a missing Google client by the simulator outside production, and turns Google sign-in off in production', () => {
    expect(loadConfig({ PORT: '4400' })).toMatchObject({
      GOOGLE_CLIENT_ID: 'naungan.apps.simulator',
      GOOGLE_ISSUER: 'http://localhost:4400/simulators/google',
      GOOGLE_AUTH_URL: '/simulators/google/o/oauth2/v2/auth',
      GOOGLE_JWKS_URL: 'http://localhost:4400/simulators/google/oauth2/v3/certs',
    });
    expect(loadConfig(PRODUCTION).GOOGLE_CLIENT_ID).toBe('');
    for (const environment of [{}, PRODUCTION]) {
      expect(
        loadConfig({ ...environment, GOOGLE_CLIENT_ID: '1-x.apps.googleusercontent.com' }),
      ).toMatchObject({
        GOOGLE_CLIENT_ID: '1-x.apps.googleusercontent.com',
        GOOGLE_ISSUER: 'https://accounts.google.com',
        GOOGLE_AUTH_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
        GOOGLE_JWKS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
      });
    }
  });

  it.each(Object.keys(PRODUCTION).filter((key) => key !== 'NODE_ENV'))('requires %s in production', (key) => {
    expect(() => loadConfig({ ...PRODUCTION, [key]: '' })).toThrow(`Setting ${key} is needed in production`);
  });

  it('lists all missing production settings in one line', () => {
    const message =
      'Settings PUBLIC_URL, SECRET, SMTP_URL, DESK_PASSWORD, DESK_TOTP_SECRET, DATA_KEYS, DATABASE_URL, MIDTRANS_BASE_URL, MIDTRANS_SERVER_KEY ' +
      'and MIDTRANS_CLIENT_KEY are needed in production. See .env.example.';
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(new ConfigError(message));
  });

  it('lists every wrong setting on a separate line', () => {
    expect(() => loadConfig({ PORT: 'abc', DESK_EMAIL: 'desk' })).toThrow(
      /^Setting PORT is wrong: .+ See \.env\.example\.\nSetting DESK_EMAIL is wrong: .+ See \.env\.example\.$/,
    );
  });

  it.each(['info@naungan.test', 'Naungan <info@naungan.test>', '"Naungan, PT" <info@naungan.test>'])(
    'accepts MAIL_FROM=%s',
    (MAIL_FROM) => {
      expect(loadConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    },
  );

  it('accepts a SITE_DIR inside the project', () => {
    expect(loadConfig({ SITE_DIR: 'dist/other' }).SITE_DIR).toBe('dist/other');
  });

  it('seeds demo accounts by default outside production and tests', () => {
    expect(loadConfig({}).SEED_DEMO).toBe(true);
    expect(loadConfig({ SEED_DEMO: 'off' }).SEED_DEMO).toBe(false);
    expect(loadConfig({ NODE_ENV: 'test' }).SEED_DEMO).toBe(false);
    expect(loadConfig(PRODUCTION).SEED_DEMO).toBe(false);
  });

  it('does not seed demo accounts when mails or payments are real', () => {
    expect(loadConfig({ SMTP_URL: 'smtp://127.0.0.1:1025' }).SEED_DEMO).toBe(false);
    expect(loadConfig({ SIMULATORS: 'off', MIDTRANS_METHODS: 'none' }).SEED_DEMO).toBe(false);
  });

  it('accepts DATABASE=embedded in production, but not together with DATABASE_URL', () => {
    const embedded = { ...PRODUCTION, DATABASE_URL: '', DATABASE: 'embedded' };
    expect(loadConfig(embedded).DATABASE_URL).toBeUndefined();
    expect(() => loadConfig({ ...PRODUCTION, DATABASE: 'embedded' })).toThrow('Setting DATABASE is wrong');
  });

  it.each([
    ['PUBLIC_URL', 'http://naungan.contoh.test', 'must start with https:// in production'],
    ['SIMULATORS', 'true', 'must be off in production'],
    ['SEED_DEMO', 'true', 'must be off in production'],
    ['DESK_PASSWORD', 'password1234', 'is a known password of breaches'],
    ['DESK_PASSWORD', 'Naungan-Desk-2026', 'consists of words that are easy to guess'],
    ['SECRET', 's'.repeat(40), 'is easy to guess'],
    ['SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', 'is easy to guess'],
    ['SECRET', 'Qwertyuiop1234567890asdfghjklZXCVBNM', 'is easy to guess'],
    ['SECRET', 'kuda merah lari cepat menuju gunung tinggi', 'is easy to guess'],
    ['SECRET', 'abc123XYZ789'.repeat(4), 'is easy to guess'],
    ['SECRET', 'ganti-secret-ini-dengan-yang-acak-0192837465', 'is easy to guess'],
    ['SECRET', 'btn-simulator-key-not-for-production', 'is easy to guess'],
  ])('rejects %s=%s in production', (key, value, reason) => {
    expect(() => loadConfig({ ...PRODUCTION, [key]: value })).toThrow(
      new RegExp(`^Setting ${key} is wrong: .*${reason}.* See .env.example.$`),
    );
  });

  it.each(['base64', 'base64url', 'hex'] as const)('accepts a random secret in the format %s', (encoding) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const SECRET = randomBytes(32).toString(encoding);
      expect(loadConfig({ ...PRODUCTION, SECRET }).SECRET).toBe(SECRET);
    }
  });

  it('listens on localhost only, except in production or with HOST set', () => {
    expect(loadConfig({}).HOST).toBe('127.0.0.1');
    expect(loadConfig({ NODE_ENV: 'test' }).HOST).toBe('127.0.0.1');
    expect(loadConfig(PRODUCTION).HOST).toBe('0.0.0.0');
    expect(loadConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });

  it.each([
    ['false', 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ])('trusts the proxies of TRUST_PROXY=%s', (text, trusted) => {
    expect(loadConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
  });

  it.each(['true', 'on', 'yes', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.local', '11', '-1', ','])(
    'rejects TRUST_PROXY=%s, and names the accepted formats',
    (text) => {
      expect(() => loadConfig({ TRUST_PROXY: text })).toThrow(
        /^Setting TRUST_PROXY is wrong: .*how many proxies .*\(1 .* addresses .*10\.0\.0\.0\/8.* See \.env\.example\.$/,
      );
    },
  );

  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['DATABASE', 'sqlite'],
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'naungan.test'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SECRET', 'short'],
    ['DATA_KEYS', Buffer.alloc(31, 7).toString('base64')],
    ['DATA_KEYS', Array.from({ length: 3 }, (_, index) => Buffer.alloc(32, index).toString('base64')).join()],
    ['SIMULATORS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'http://mail.test'],
    ['MAIL_FROM', 'abc'],
    ['MAIL_FROM', 'Naungan <info>'],
    ['SITE_DIR', '/etc'],
    ['SITE_DIR', '..'],
    ['SITE_DIR', '.'],
    ['DESK_EMAIL', 'desk'],
    ['DESK_PASSWORD', 'short'],
    ['DESK_TOTP_SECRET', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ'],
    ['DESK_TOTP_SECRET', 'gezdgnbvgy3tqojqgezdgnbvgy3tqojq'],
    ['INSURER_DELAY_SECONDS', '-1'],
    ['RATE_LIMIT_SCALE', '0'],
    ['GOOGLE_JWKS_URL', 'file:///keys'],
  ])('rejects %s=%s with one line that names the setting', (key, value) => {
    expect(() => loadConfig({ [key]: value })).toThrow(
      new RegExp(`^Setting ${key} is wrong: .+ See .env.example.$`),
    );
  });
});
