import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWK } from 'jose';
import type { Config } from '../../server/src/config.ts';
import { dataPaths, readOrCreate } from '../../server/src/data-dir.ts';

export type SigningKey = { kid: string; privateKey: CryptoKey | Uint8Array; publicJwk: JWK };

const KEY_ID = 'simulator-1';

function createKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/**
 * Returns the provider's only signing key. The first call creates the key in DATA_DIR, so that all processes share it.
 */
export async function openSigningKey(config: Config): Promise<SigningKey> {
  const jwk = JSON.parse(await readOrCreate(dataPaths(config).googleKey, createKey)) as JWK;
  const { kty, n, e } = jwk;
  const publicKey = { kty, n, e } as JWK;
  return {
    kid: KEY_ID,
    privateKey: await importJWK(jwk, 'RS256'),
    publicJwk: { ...publicKey, kid: KEY_ID, alg: 'RS256', use: 'sig' },
  };
}
