import type { Input } from '@naungan/api/client';
import { API_PROBLEM_STATUS, type ApiProblemBody, apiProblemBody, envelope } from '@naungan/api/contract';
import { type Contracts, contracts } from '@naungan/api/contracts';
import type { NamedRoute, Shapes } from '@naungan/api/route';
import { API_BASE, type RouteName } from '@naungan/api/routes';
import { z } from 'zod';
import type { Finding } from './report.ts';

/** Input of a call. The type of the body is unknown, so that rejections can be tested. */
export type CallInput = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  form?: FormData;
  /** Text with its content type, instead of a body. */
  text?: { content: string; type: string };
  headers?: Record<string, string>;
  token?: string | null;
};
type Reply = { status: number; body: unknown; headers: Headers; problems: string[] };
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type ExpectedProblem = { status: number; code?: string };

const RESPONSE_TIMEOUT_MS = 30_000;
const DEVICE = {
  device_id: '00000000-0000-4000-8000-000000000001',
  os: 'Linux',
  platform: 'web',
  source: 'conformance',
};

function urlOf(origin: string, { path }: NamedRoute, { params = {}, query = {} }: CallInput): string {
  const url = new URL(
    API_BASE + path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))),
    origin,
  );
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  return url.href;
}

function requestOf({ method }: NamedRoute, { body, form, text, headers, token }: CallInput): RequestInit {
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
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    ...(content === undefined ? {} : { body: content }),
  };
}

async function readReply(response: Response): Promise<Reply> {
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

/** Returns how the body of a failed call differs from the contract. */
function problemDifferences(body: unknown, { status, code }: ExpectedProblem): string[] {
  const parsed = apiProblemBody.safeParse(body);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const { message, response, errors }: ApiProblemBody = parsed.data;
  const codes = Object.entries(API_PROBLEM_STATUS).flatMap(([name, codeStatus]) =>
    codeStatus === status ? [name] : [],
  );
  return [
    ...(code !== undefined && message !== code ? [`message is "${message}", not "${code}"`] : []),
    ...(codes.includes(message)
      ? []
      : [`message is "${message}", which is not a code of ${status}: ${codes.join(', ')}`]),
    ...(response ? [] : ['response has no sentence for a person']),
    ...(status === 422 && code === undefined && !errors?.length ? ['errors names no field'] : []),
  ];
}

/** Returns functions that call the back end under test; they add the result of each call to `findings`. */
export function createBackend(origin: string, fetch: Fetch) {
  const findings: Finding[] = [];

  function record(call: string, subject: string, problems: string[]): void {
    findings.push({ call, subject, outcome: problems.length > 0 ? 'differs' : 'conforms', problems });
  }

  async function send(call: NamedRoute, input: CallInput): Promise<Reply> {
    try {
      return await readReply(await fetch(urlOf(origin, call, input), requestOf(call, input)));
    } catch (error) {
      const reason = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
      return { status: 0, body: null, headers: new Headers(), problems: [`no response: ${reason}`] };
    }
  }

  /** Makes a call that must succeed; resolves to the reply, or null when it differs from the contract. */
  async function request(
    name: RouteName,
    input: CallInput,
    subject: string = contracts[name].summary,
  ): Promise<{ response: unknown; headers: Headers } | null> {
    const call: NamedRoute & Shapes = contracts[name];
    const reply = await send(call, input);
    const { status, body, headers } = reply;
    const parsed = envelope(call.reply).safeParse(body);
    const problems = [
      ...(status >= 200 && status < 300
        ? []
        : [`status is ${status}: ${JSON.stringify(body)?.slice(0, 300)}`]),
      ...reply.problems,
    ];
    if (problems.length === 0 && !parsed.success) problems.push(z.prettifyError(parsed.error));
    record(name, subject, problems);
    return problems.length > 0 || !parsed.success ? null : { response: parsed.data.response, headers };
  }

  /** Like `request`, with the types of the call. */
  async function expectSuccess<N extends RouteName>(
    name: N,
    input: CallInput & Partial<Pick<Input<N>, 'params' | 'query'>>,
    subject?: string,
  ): Promise<{ response: z.output<Contracts[N]['reply']>; headers: Headers } | null> {
    const result = await request(name, input, subject);
    // `request` has parsed the response with the schema of this call.
    return result && { ...result, response: result.response as z.output<Contracts[N]['reply']> };
  }

  /** Makes a call that must be rejected with this status, and with this code if one is given; returns the body. */
  async function expectProblem(
    name: RouteName,
    input: CallInput,
    expected: ExpectedProblem,
    subject: string,
  ): Promise<unknown> {
    const reply = await send(contracts[name], input);
    const { status, body } = reply;
    const problems = [
      ...(status === expected.status ? [] : [`status is ${status}, not ${expected.status}`]),
      ...reply.problems,
    ];
    record(name, subject, problems.length > 0 ? problems : problemDifferences(body, expected));
    return body;
  }

  /** Makes a request that is not in the table of calls; resolves to null without a response. */
  async function rawRequest(path: string, init: RequestInit): Promise<Response | null> {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    return fetch(new URL(path, origin).href, { redirect: 'manual', signal, ...init }).catch(() => null);
  }

  return {
    findings,
    record,
    rawRequest,
    request,
    expectSuccess,
    expectProblem,
    /** Records a call that cannot be tested, because an earlier call failed or an option is missing. */
    skip(call: RouteName, reason: string): void {
      findings.push({ call, subject: reason, outcome: 'not tried', problems: [] });
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
