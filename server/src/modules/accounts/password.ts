import { hash, verify } from '@node-rs/argon2';
import { throwProblem } from '../../api-problem.ts';
import type { Config } from '../../config.ts';
import { isBreachedPassword } from '../../core/breached-passwords.ts';
import { isGuessablePassword } from '../../core/guessable-words.ts';

const BREACHED_MESSAGE = 'Password ini pernah bocor dan mudah ditebak, gunakan password lain';

const GUESSABLE_MESSAGE = 'Password ini hanya berisi kata yang mudah ditebak, gunakan password lain';

/**
 * Rejects a new password that is known from breaches, or that consists of words of this business. `path` is the field of the form.
 * @throws ApiProblem INVALID
 */
export function requireUnguessable(
  { config }: { config: Pick<Config, 'BRAND'> },
  path: string,
  password: string,
): void {
  const refuse = (message: string) => throwProblem('INVALID', message, [{ path, message }]);
  if (isBreachedPassword(password)) refuse(BREACHED_MESSAGE);
  if (isGuessablePassword(password, config.BRAND.name)) refuse(GUESSABLE_MESSAGE);
}

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
