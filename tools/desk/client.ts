import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiProblemBody } from '@naungan/api/contract';
import { API_BASE, type RouteName, routes } from '@naungan/api/routes';

const TIMEOUT_MS = 30_000;

type Environment = Record<string, string | undefined>;
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

async function send(url: URL, init: RequestInit): Promise<{ response: unknown }> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new DeskError(
        `No server responds at ${url.origin}. Start the server, or set NAUNGAN_URL to its address.`,
        { cause },
      );
    },
  );
  const body = await reply.json().catch((cause: unknown) => {
    throw new DeskError(`${url.origin} responded with status ${reply.status}, but is not a Naungan server.`, {
      cause,
    });
  });
  if (!reply.ok) throw new DeskError(`${reply.status}: ${problemText(body)}`);
  return body;
}

/** Signs in to the desk of the server at NAUNGAN_URL. @throws DeskError */
export async function connect(env: Environment): Promise<{ desk: DeskClient; origin: string }> {
  const origin = env.NAUNGAN_URL || env.PUBLIC_URL || `http://localhost:${env.PORT || 4321}`;
  const call = async (
    token: string | null,
    name: RouteName,
    { id = '', query = {}, body, form }: CallOptions,
  ) => {
    const { method, path } = routes[name];
    const url = new URL(`${API_BASE}${path.replace(/:\w+/, encodeURIComponent(id))}`, origin);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, value);
    const headers = {
      ...(token === null ? {} : { access_token: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const requestBody = body === undefined ? form : JSON.stringify(body);
    return send(url, { method, headers, ...(requestBody === undefined ? {} : { body: requestBody }) });
  };
  const { response } = await call(null, 'deskLogin', { body: await readCredentials(env) });
  const { access_token: token } = response as { access_token: string };
  const desk = async <T>(name: RouteName, options: CallOptions = {}) =>
    (await call(token, name, options)).response as T;
  return { desk, origin };
}
