import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Without characters that look alike: 0 and o, 1, i and l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns new recovery codes, such as `k3m7-p2xq-9wzt-b5hn`: 79 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** Returns the SHA-256 of a recovery code, which is stored in place of the code. Ignores case, spaces and dashes. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
