import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data: user present, user verified, and attested credential data. */
const PRESENT_AND_VERIFIED = 0x05;
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

type Options = { challenge: string };
type Site = { origin: string; rpId: string };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const clientData = (type: string, { challenge }: Options, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
}

/** Returns a software authenticator with one ES256 passkey, which signs as a browser does (W3C WebAuthn 3). */
export function createAuthenticator({ origin, rpId }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const id = base64url(credentialId);
  const credential = { id, rawId: id, type: 'public-key' };
  let counter = 0;

  return {
    id,
    /** Returns the response to `navigator.credentials.create()`. */
    create(options: Options) {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey]);
      const authData = authenticatorData(rpId, PRESENT_AND_VERIFIED | WITH_CREDENTIAL, counter, attested);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, origin)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** Returns the response to `navigator.credentials.get()`. */
    get(options: Options, { isVerified = true }: { isVerified?: boolean } = {}) {
      counter += 1;
      const authData = authenticatorData(rpId, isVerified ? PRESENT_AND_VERIFIED : PRESENT, counter);
      const client = clientData('webauthn.get', options, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
        clientExtensionResults: {},
      };
    },
  };
}
