import { parseArgs } from 'node:util';

export type Credentials = { email: string; password: string };
export type Options = {
  origin: string;
  /** An existing member; without it a new member is registered. */
  member: Credentials | null;
  /** A desk account that approves the orders; without it the test waits for their approval. */
  desk: Credentials | null;
  /** Seconds to wait until an order is approved. */
  wait: number;
};

export const USAGE = `npm run conformance -- URL [options]

Tries a back end against the contract of this API and prints what conforms and what does not. It writes: a visitor,
a question, a member (unless one is given), an order of each line and a payment that nobody pays. Use a test system.

  --email --password            a member to sign in as (or CONFORMANCE_EMAIL, CONFORMANCE_PASSWORD); default: a new one
  --desk-email --desk-password  a desk account that approves the orders (or CONFORMANCE_DESK_EMAIL, …_PASSWORD);
                                without, they are waited for
  --wait 30                     seconds to wait for an order to be approved

Exit code 1 when anything does not conform, 2 when it cannot be tried.`;

const credentials = (email = '', password = ''): Credentials | null =>
  email && password ? { email, password } : null;

/** Reads the arguments and the environment; returns null when they are not valid. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: text, password: text, 'desk-email': text, 'desk-password': text, wait: text },
    });
    const [url = '', ...more] = positionals;
    const wait = Number(values.wait ?? 30);
    if (more.length > 0 || !/^https?:$/.test(new URL(url).protocol) || !(wait >= 0)) return null;
    return {
      origin: new URL(url).origin,
      member: credentials(values.email ?? env.CONFORMANCE_EMAIL, values.password ?? env.CONFORMANCE_PASSWORD),
      desk: credentials(
        values['desk-email'] ?? env.CONFORMANCE_DESK_EMAIL,
        values['desk-password'] ?? env.CONFORMANCE_DESK_PASSWORD,
      ),
      wait,
    };
  } catch {
    return null;
  }
}
