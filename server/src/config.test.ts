import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.contoh.test/',
  SECRET: 's'.repeat(32),
  DESK_PASSWORD: 'p'.repeat(12),
  MIDTRANS_BASE_URL: 'https://api.midtrans.test',
  MIDTRANS_SERVER_KEY: 'k',
  MIDTRANS_CLIENT_KEY: 'c',
};

describe('loadConfig', () => {
  it('needs nothing outside production', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 4321,
      PUBLIC_URL: 'http://localhost:4321',
      SIMULATORS: true,
      MIDTRANS_BASE_URL: 'http://localhost:4321/simulators/midtrans',
    });
  });

  it('counts an empty value as absent and trims lists', () => {
    const config = loadConfig({ PORT: '', PARTNER_ORIGINS: ' https://a.test , ,https://b.test' });
    expect(config).toMatchObject({ PORT: 4321, PARTNER_ORIGINS: ['https://a.test', 'https://b.test'] });
  });

  it('gives early hints unless a proxy stands before that may not know them', () => {
    expect(loadConfig({}).EARLY_HINTS).toBe(true);
    expect(loadConfig({ TRUST_PROXY: 'true' }).EARLY_HINTS).toBe(false);
    expect(loadConfig({ TRUST_PROXY: 'true', EARLY_HINTS: 'true' }).EARLY_HINTS).toBe(true);
    expect(loadConfig({ EARLY_HINTS: 'off' }).EARLY_HINTS).toBe(false);
  });

  it('turns simulators off in production', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({
      SIMULATORS: false,
      PUBLIC_URL: 'https://naungan.contoh.test',
    });
  });

  it('signs in with the simulator of Google until a client is configured, and offers nothing in production', () => {
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

  it.each(Object.keys(PRODUCTION).filter((key) => key !== 'NODE_ENV'))('needs %s in production', (key) => {
    expect(() => loadConfig({ ...PRODUCTION, [key]: '' })).toThrow(`Setting ${key} is needed in production`);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'naungan.test'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SECRET', 'short'],
    ['SIMULATORS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'http://mail.test'],
    ['DESK_EMAIL', 'desk'],
    ['DESK_PASSWORD', 'short'],
    ['INSURER_DELAY_SECONDS', '-1'],
    ['RATE_LIMIT_SCALE', '0'],
    ['GOOGLE_JWKS_URL', 'file:///keys'],
  ])('refuses %s=%s in one line that names it', (key, value) => {
    expect(() => loadConfig({ [key]: value })).toThrow(
      new RegExp(`^Setting ${key} is wrong: .+ See .env.example.$`),
    );
  });
});
