import type { Input } from '@naungan/api/client';
import { envelope, FAILURE_STATUS, type Failure, failure } from '@naungan/api/contract';
import { type Contracts, contracts } from '@naungan/api/contracts';
import type { NamedRoute, Shapes } from '@naungan/api/route';
import { API_BASE, type RouteName } from '@naungan/api/routes';
import { z } from 'zod';
import type { Finding } from './report.ts';

/** What is sent with a call; the body may be anything, so that refusals can be tried. */
export type Sent = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  form?: FormData;
  /** Instead of a body: text as it stands, with its type. */
  text?: { content: string; type: string };
  headers?: Record<string, string>;
  token?: string | null;
};
type Reply = { status: number; body: unknown; headers: Headers; problems: string[] };
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Refusal = { status: number; code?: string };

const ANSWER_MS = 30_000;
const DEVICE = {
  device_id: '00000000-0000-4000-8000-000000000001',
  os: 'Linux',
  platform: 'web',
  source: 'conformance',
};

function addressOf(origin: string, { path }: NamedRoute, { params = {}, query = {} }: Sent): string {
  const url = new URL(
    API_BASE + path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))),
    origin,
  );
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  return url.href;
}

function requestOf({ method }: NamedRoute, { body, form, text, headers, token }: Sent): RequestInit {
  const type = text?.type ?? (body === undefined ? undefined : 'application/json');
  const content = form ?? text?.content ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method,
    headers: {
      ...DEVICE,
      ...(type ? { 'content-type': type } : {}),
      ...(token ? { access_token: token } : {}),
      ...headers,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(content === undefined ? {} : { body: content }),
  };
}

async function read(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const text = await response.text();
  const problems: string[] = [];
  if (!/^application\/json\b/.test(headers.get('content-type') ?? ''))
    problems.push(`content-type is "${headers.get('content-type') ?? ''}", not application/json`);
  try {
    return { status, headers, body: JSON.parse(text), problems };
  } catch {
    return { status, headers, body: null, problems: [...problems, `no JSON: ${text.slice(0, 80)}`] };
  }
}

/** What of a failure is otherwise than the contract says. */
function failureProblems(body: unknown, { status, code }: Refusal): string[] {
  const parsed = failure.safeParse(body);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const { message, response, errors }: Failure = parsed.data;
  const codes = Object.entries(FAILURE_STATUS).flatMap(([name, of]) => (of === status ? [name] : []));
  return [
    ...(code !== undefined && message !== code ? [`message is "${message}", not "${code}"`] : []),
    ...(codes.includes(message)
      ? []
      : [`message is "${message}", which is no code of ${status}: ${codes.join(', ')}`]),
    ...(response ? [] : ['response has no sentence for a person']),
    ...(status === 422 && code === undefined && !errors?.length ? ['errors names no field'] : []),
  ];
}

/** A back end that is tried: every call is noted with what came of it. */
export function createBackend(origin: string, fetch: Fetch) {
  const findings: Finding[] = [];

  function note(call: string, what: string, problems: string[]): void {
    findings.push({ call, what, outcome: problems.length > 0 ? 'differs' : 'conforms', problems });
  }

  async function send(call: NamedRoute, sent: Sent): Promise<Reply> {
    try {
      return await read(await fetch(addressOf(origin, call, sent), requestOf(call, sent)));
    } catch (error) {
      const why = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
      return { status: 0, body: null, headers: new Headers(), problems: [`no answer: ${why}`] };
    }
  }

  /** A call that is to succeed. Answers `response`, or null when it does not conform. */
  async function ask<N extends RouteName>(
    name: N,
    sent: Sent & Partial<Pick<Input<N>, 'params' | 'query'>>,
    what: string = contracts[name].summary,
  ): Promise<{ response: z.output<Contracts[N]['reply']>; headers: Headers } | null> {
    const call: NamedRoute & Shapes = contracts[name];
    const { status, body, headers, problems } = await send(call, sent);
    const parsed = envelope(call.reply).safeParse(body);
    const wrong = [
      ...(status >= 200 && status < 300
        ? []
        : [`status is ${status}: ${JSON.stringify(body)?.slice(0, 300)}`]),
      ...problems,
    ];
    if (wrong.length === 0 && !parsed.success) wrong.push(z.prettifyError(parsed.error));
    note(name, what, wrong);
    if (wrong.length > 0 || !parsed.success) return null;
    // It is what the schema of this very call has made of it.
    return { response: parsed.data.response as z.output<Contracts[N]['reply']>, headers };
  }

  /** A call that is to be refused, with this status and, where there is only one, this code. */
  async function refuse(name: RouteName, sent: Sent, refusal: Refusal, what: string): Promise<unknown> {
    const { status, body, problems } = await send(contracts[name], sent);
    const wrong = [
      ...(status === refusal.status ? [] : [`status is ${status}, not ${refusal.status}`]),
      ...problems,
    ];
    note(name, what, wrong.length > 0 ? wrong : failureProblems(body, refusal));
    return body;
  }

  /** A request outside of the table of calls; null without an answer. */
  async function raw(path: string, init: RequestInit): Promise<Response | null> {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(new URL(path, origin).href, { redirect: 'manual', signal, ...init }).catch(() => null);
  }

  return {
    findings,
    note,
    raw,
    ask,
    refuse,
    /** Notes what cannot be tried, because something before it failed or was not given. */
    skip: (call: RouteName, why: string) =>
      void findings.push({ call, what: why, outcome: 'not tried', problems: [] }),
  };
}

export type Backend = ReturnType<typeof createBackend>;
