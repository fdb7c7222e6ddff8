import type { Backend } from './backend.ts';

/** A JSON body of more than 2 MB. */
const LONG_BODY = JSON.stringify({ email: 'x'.repeat(2 * 1_048_576) });

/** Tests that a call rejects incomplete, too long and non-JSON bodies. */
export async function tryBodies({ expectProblem }: Backend): Promise<void> {
  const json = 'application/json';
  await expectProblem(
    'login',
    { text: { content: '{"email":', type: json } },
    { status: 400 },
    'an incomplete body',
  );
  await expectProblem(
    'login',
    { text: { content: 'email=a', type: 'text/plain' } },
    { status: 415 },
    'a body that is not JSON',
  );
  await expectProblem(
    'login',
    { text: { content: LONG_BODY, type: json } },
    { status: 413 },
    'a body of more than 2 MB',
  );
}
