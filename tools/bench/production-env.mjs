import { randomBytes } from 'node:crypto';

/** Equal for all servers of a run, because they can share a database. */
const DATA_KEYS = randomBytes(32).toString('base64');

/** Settings of a server in production mode, because React's development build takes three times as long per page. */
export const productionEnv = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.test',
  SECRET: randomBytes(32).toString('base64'),
  DATA_KEYS,
  DESK_PASSWORD: randomBytes(12).toString('base64url'),
  DESK_TOTP_SECRET: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  // No gateway exists at this address, because the benchmarks start no payments.
  MIDTRANS_BASE_URL: 'https://midtrans.test',
  MIDTRANS_SERVER_KEY: 'none',
  MIDTRANS_CLIENT_KEY: 'none',
  RATE_LIMIT_SCALE: '100000',
});
