import type { Backend } from './backend.ts';

const LONG_BODY = JSON.stringify({ email: 'x'.repeat(2 * 1_048_576) });

/** Tests bodies that every call rejects. */
export async function tryBodies({ expectProblem }: Backend): Promise<void> {
  const json = 'application/json';
  await expectProblem(
    'login',
    { text: { content: '{"email":', type: json } },
    { status: 400 },
    'half a body',
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
    'a body of 2 MB',
  );
}
