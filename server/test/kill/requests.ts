import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPLETE_PROFILE } from '../complete-profile.ts';

/**
 * `origins`: origins of the servers; each call goes to a random one. `gateway`: origin of gateways outside of the servers.
 * `member`, `desk`: tokens.
 */
export type Connection = { origins: string[]; gateway?: string; member: string; desk: string };

export const randomItem = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** Thrown when an acknowledged result is missing or exists twice. */
export class ConsistencyError extends Error {}

export type ServerResponse = {
  status: number;
  headers: Headers;
  body: { response: Record<string, unknown> };
};

/** Sends a request; throws when the server is killed during the request. */
export async function call(
  connection: Connection,
  method: string,
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<ServerResponse> {
  const { token, headers, ...otherOptions } = init;
  const response = await fetch(`${randomItem(connection.origins)}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: { ...(token ? { access_token: token } : {}), ...(headers as Record<string, string>) },
    ...otherOptions,
  });
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, body };
}

export const callJson = (
  connection: Connection,
  method: string,
  path: string,
  body: unknown,
  token?: string,
) =>
  call(connection, method, path, {
    ...(token ? { token } : {}),
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
export const callGet = (connection: Connection, path: string, token?: string) =>
  call(connection, 'GET', path, token ? { token } : {});

const PASSWORD = 'Rahasia123';

/** The member of a connection, with a complete profile. */
type Account = { id: string; fullName: string; email: string; password: string };

/** Registers a member, and signs in the member and the desk, whose account is in `dataDir`. */
export async function signInMemberAndDesk(
  origins: string[],
  dataDir: string,
): Promise<Connection & { account: Account }> {
  const visitor = { origins, member: '', desk: '' };
  const email = `${randomUUID().slice(0, 8)}@contoh.test`;
  const phone_number = `0812${randomInt(10_000_000, 99_999_999)}`;
  await callJson(visitor, 'POST', '/api/v1/user/member', {
    full_name: 'Siti Rahayu',
    phone_number,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const login = await callJson(visitor, 'POST', '/api/v1/user/login', { email, password: PASSWORD });
  const deskAccount = JSON.parse(await readFile(join(dataDir, 'desk.json'), 'utf8'));
  const desk = await callJson(visitor, 'POST', '/api/v1/desk/login', deskAccount);
  const member = String(login.body.response.access_token);
  const { id } = login.body.response.user as { id: string };
  const profile = { full_name: 'Siti Rahayu', email, phone_number, ...COMPLETE_PROFILE };
  const profileReply = await callJson(visitor, 'PUT', `/api/v1/user/member/${id}`, profile, member);
  if (profileReply.status !== 200)
    throw new Error(`The server rejected the profile: ${JSON.stringify(profileReply.body)}`);
  const account = { id, fullName: 'Siti Rahayu', email, password: PASSWORD };
  return { origins, member, desk: String(desk.body.response.access_token), account };
}

/** @throws ConsistencyError */
export function failUnexpected(step: string, { status, body }: ServerResponse): never {
  throw new ConsistencyError(`${step} got the status ${status}: ${JSON.stringify(body)}`);
}
