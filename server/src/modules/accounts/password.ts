import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id; the result is a PHC string that contains them. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoyHash: Promise<string> | undefined;

/**
 * Returns whether the password has this hash. Without a stored hash the password is compared with a decoy hash and the
 * result is false, so that a response takes equally long for an unknown account.
 */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoyHash ??= hashPassword('decoy');
  const matches = await verify(storedHash ?? (await decoyHash), password).catch(() => false);
  return matches && storedHash != null;
}
