import { parseArgs } from 'node:util';

export type Credentials = { email: string; password: string };
export type Options = {
  origin: string;
  /** An existing member; null to register a new member. */
  member: Credentials | null;
  /** A desk account that approves the orders; null to wait for their approval. */
  desk: Credentials | null;
  /** Timeout of the wait for an approval. */
  waitSeconds: number;
};

export const USAGE = `npm run conformance -- URL [options]

Tests a back end against the contract of this API and prints the result of each call. Use a test system, because the
tests create a visitor, a question, a member (unless one is given), an order of each line and an unpaid payment.

  --email --password            an existing member (or CONFORMANCE_EMAIL, CONFORMANCE_PASSWORD); default: a new member
  --desk-email --desk-password  a desk account that approves the orders (or CONFORMANCE_DESK_EMAIL, …_PASSWORD);
                                default: wait for their approval
  --wait 30                     timeout of that wait in seconds

Exit code 1 when a response differs from the contract, 2 for invalid arguments.`;

const credentialsOf = (email = '', password = ''): Credentials | null =>
  email && password ? { email, password } : null;

/** Returns the options from the arguments and the environment, or null when they are not valid. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: text, password: text, 'desk-email': text, 'desk-password': text, wait: text },
    });
    const [url = '', ...furtherWords] = positionals;
    const wait = Number(values.wait ?? 30);
    const isValidWait = wait >= 0;
    if (furtherWords.length > 0 || !/^https?:$/.test(new URL(url).protocol) || !isValidWait) return null;
    return {
      origin: new URL(url).origin,
      member: credentialsOf(
        values.email ?? env.CONFORMANCE_EMAIL,
        values.password ?? env.CONFORMANCE_PASSWORD,
      ),
      desk: credentialsOf(
        values['desk-email'] ?? env.CONFORMANCE_DESK_EMAIL,
        values['desk-password'] ?? env.CONFORMANCE_DESK_PASSWORD,
      ),
      waitSeconds: wait,
    };
  } catch {
    return null;
  }
}
