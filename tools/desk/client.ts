import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiProblemBody } from '@naungan/api/contract';
import { API_BASE, type RouteName, routes } from '@naungan/api/routes';
import { readDeviceCookie, storeDeviceCookie } from './device-cookie.ts';
import { type Environment, readPrivateValue, storePrivateValue } from './private-file.ts';
import { oneTimeCode } from './second-factor.ts';

const TIMEOUT_MS = 30_000;
/** Sessions of accounts with a second factor, because a one-time code works only once. */
const SESSIONS_FILE = 'desk-session.json';

type CallOptions = {
  id?: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: FormData;
};

/** Calls the desk's API; resolves to `response` of the envelope. */
export type DeskClient = <T>(name: RouteName, options?: CallOptions) => Promise<T>;

/** An error that the user can correct; printed as one line, exit code 1. */
export class DeskError extends Error {}

async function readCredentials(env: Environment): Promise<{ email: string; password: string }> {
  if (env.DESK_EMAIL && env.DESK_PASSWORD) return { email: env.DESK_EMAIL, password: env.DESK_PASSWORD };
  const path = join(env.DATA_DIR || '.data', 'desk.json');
  try {
    const { email, password } = JSON.parse(await readFile(path, 'utf8'));
    return { email, password };
  } catch (cause) {
    throw new DeskError(
      `No desk account: ${path} cannot be read. Start the server once, or set DESK_EMAIL and DESK_PASSWORD.`,
      { cause },
    );
  }
}

/** Returns the sentence of a problem, or its code if it has none, and the messages of its fields. */
function problemText({ response, message, errors = [] }: ApiProblemBody): string {
  const summary = response ?? message;
  const details = errors
    .map(({ path, message: fieldMessage }) => `${path}: ${fieldMessage}`)
    // The sentence can be the message of a field.
    .filter((line) => !line.endsWith(summary));
  return [summary, ...details].join('\n  ');
}

async function fetchReply(url: URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new DeskError(
      `No server responds at ${url.origin}. Start the server, or set NAUNGAN_URL to its address.`,
      { cause },
    );
  });
}

async function readBody(url: URL, reply: Response): Promise<{ response: unknown }> {
  const body = await reply.json().catch((cause: unknown) => {
    throw new DeskError(`${url.origin} responded with status ${reply.status}, but is not a Naungan server.`, {
      cause,
    });
  });
  if (!reply.ok) throw new DeskError(`${reply.status}: ${problemText(body)}`);
  return body;
}

const originOf = (env: Environment) =>
  env.NAUNGAN_URL || env.PUBLIC_URL || `http://localhost:${env.PORT || 4321}`;

/** Sends a call that needs no session, with this machine's cookie, and stores the cookie of the reply. */
async function callAsDevice(env: Environment, path: string, body?: unknown): Promise<unknown> {
  const url = new URL(`${API_BASE}${path}`, originOf(env));
  const cookie = await readDeviceCookie(env, url.origin);
  const reply = await fetchReply(url, {
    method: 'POST',
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Also of a refused sign-in, whose mailed link needs the cookie.
  await storeDeviceCookie(env, url.origin, reply);
  const { response } = await readBody(url, reply);
  return response;
}

/** Makes this machine a known device by the link of a mail, or by the secret at the link's end. @throws DeskError */
export async function confirmDevice(env: Environment, link: string): Promise<void> {
  const token = link.split(/[/#]/).at(-1) ?? '';
  await callAsDevice(env, routes.confirmDevice.path, { token });
}

type LoginReply = { access_token: string | null; secondFactor: { challenge: string } | null };

/** Proves the second factor by a one-time code; returns the token. @throws DeskError */
async function proveSecondFactor(env: Environment, challenge: string): Promise<string> {
  const code = oneTimeCode(env);
  if (code === null)
    throw new DeskError(
      'This account has a second factor. Set DESK_CODE to the code of your authenticator app, or DESK_TOTP_SECRET.',
    );
  const reply = await callAsDevice(env, routes.deskSecondFactor.path, { challenge, code });
  return (reply as { access_token: string }).access_token;
}

/** Returns a token: of the stored session while it is valid, or of a new one. @throws DeskError */
async function signIn(env: Environment, origin: string): Promise<string> {
  const credentials = await readCredentials(env);
  const sessionName = `${origin} ${credentials.email}`;
  const stored = await readPrivateValue(env, SESSIONS_FILE, sessionName);
  if (stored !== undefined) {
    const url = new URL(`${API_BASE}${routes.deskMe.path}`, origin);
    if ((await fetchReply(url, { headers: { access_token: stored } })).ok) return stored;
  }
  const login = (await callAsDevice(env, routes.deskLogin.path, credentials)) as LoginReply;
  if (!login.secondFactor) return login.access_token ?? '';
  const token = await proveSecondFactor(env, login.secondFactor.challenge);
  await storePrivateValue(env, SESSIONS_FILE, sessionName, token);
  return token;
}

/** Signs in to the desk of the server at NAUNGAN_URL. @throws DeskError */
export async function connect(env: Environment): Promise<{ desk: DeskClient; origin: string }> {
  const origin = originOf(env);
  const access_token = await signIn(env, origin);
  const desk = async <T>(
    name: RouteName,
    { id = '', query = {}, body, form }: CallOptions = {},
  ): Promise<T> => {
    const { method, path } = routes[name];
    const url = new URL(`${API_BASE}${path.replace(/:\w+/, encodeURIComponent(id))}`, origin);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, value);
    const headers = {
      access_token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const requestBody = body === undefined ? form : JSON.stringify(body);
    const init = { method, headers, ...(requestBody === undefined ? {} : { body: requestBody }) };
    return (await readBody(url, await fetchReply(url, init))).response as T;
  };
  return { desk, origin };
}
