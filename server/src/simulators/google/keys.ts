import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWK } from 'jose';
import type { Config } from '../../config.ts';
import { dataPaths, readOrMake } from '../../data-dir.ts';

export type SigningKey = { kid: string; sign: CryptoKey | Uint8Array; public: JWK };

const KID = 'simulator-1';

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/** The provider's only key, made in DATA_DIR when it is first needed, so that every process signs with the same. */
export async function openSigningKey(config: Config): Promise<SigningKey> {
  const jwk = JSON.parse(await readOrMake(dataPaths(config).googleKey, makeKey)) as JWK;
  const { kty, n, e } = jwk;
  const known = { kty, n, e } as JWK;
  return {
    kid: KID,
    sign: await importJWK(jwk, 'RS256'),
    public: { ...known, kid: KID, alg: 'RS256', use: 'sig' },
  };
}
