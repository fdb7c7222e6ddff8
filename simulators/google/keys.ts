import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWK } from 'jose';
import type { Config } from '../../server/src/config.ts';
import { dataPaths, readOrCreate } from '../../server/src/data-dir.ts';

export type SigningKey = { kid: string; sign: CryptoKey | Uint8Array; public: JWK };

const KID = 'simulator-1';

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/**
 * Returns the provider's only signing key, created in DATA_DIR at its first use, so that all processes share
 * it.
 */
export async function openSigningKey(config: Config): Promise<SigningKey> {
  const jwk = JSON.parse(await readOrCreate(dataPaths(config).googleKey, makeKey)) as JWK;
  const { kty, n, e } = jwk;
  const publicKey = { kty, n, e } as JWK;
  return {
    kid: KID,
    sign: await importJWK(jwk, 'RS256'),
    public: { ...publicKey, kid: KID, alg: 'RS256', use: 'sig' },
  };
}
