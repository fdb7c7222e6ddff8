import type { ProductType } from '@naungan/domain/lines';
import type { z } from 'zod';
import { API_BASE } from './api-base.ts';
import { ApiProblem, problemText, type ReceivedProblemBody } from './api-problem.ts';
import { API_VERSION, OUTDATED_MESSAGE } from './api-version.ts';
import type { Contracts } from './contracts.ts';
import { GUEST_TOKEN } from './guest-token.ts';
import type { LineRoutes } from './lines/line.ts';
import { LINES, type LineCalls } from './lines/lines.ts';
import type { Route, RouteName } from './routes.ts';
import { type SendResult, sendByFetch } from './send.ts';
import { sendMultipart } from './upload.ts';
import { parseWithAbsoluteUrls } from './url-fields.ts';

/** The headers that describe the visitor's device. Every call sends them [1 §7.1]. */
export type Device = { device_id: string; os: string; platform: string; source: string };

export type ClientOptions = {
  /** Origin of the API; '' for the same origin. */
  origin?: string;
  /** Returns the member's token; null when no member is signed in. */
  token: () => string | null;
  /**
   * Returns the token from the reply to `createGuest`. Only for pages of another origin: pages of this site
   * have a cookie instead.
   */
  guestToken?: () => string | null;
  /** The code of the partner whose page uses the client. It is sent with visitors' details, questions and orders. */
  partner?: string;
  device: () => Device;
  /**
   * Resolves to the token that has replaced a rejected one, for example in another tab; null if there is none. The call is then sent
   * again. `path` is the path of the call's route.
   */
  replacedToken?: (rejectedToken: string, path: string) => Promise<string | null>;
  /** Called once for each response with status 401, before the call rejects [1 §4]. */
  onUnauthorized?: () => void;
  /** Called when the API has a newer version than this package, before the call rejects. */
  onOutdated?: (apiVersion: number) => void;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Sends forms with files by `fetch` even where XMLHttpRequest exists. `fetch` reports no progress. */
  formsByFetch?: boolean;
};

/** The schema of a part of a call; `never` if the contract has no such part. */
type Shape<N extends RouteName, K extends string> = Contracts[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? S
  : never;
/** One property of a call's input. It is optional if every field of its schema is optional. */
type InputPart<N extends RouteName, K extends string> = [Shape<N, K>] extends [never]
  ? { [P in K]?: undefined }
  : Record<string, never> extends z.input<Shape<N, K>>
    ? { [P in K]?: z.input<Shape<N, K>> }
    : { [P in K]: z.input<Shape<N, K>> };

/** The input of a call: path parameters, query and body, each if the contract has it. */
export type Input<N extends RouteName> = InputPart<N, 'params'> &
  InputPart<N, 'query'> &
  InputPart<N, 'body'> &
  Pick<CallInput, 'headers' | 'signal' | 'keepalive'>;
/** The result of a call: `response` and `message` of the envelope. */
export type Reply<N extends RouteName> = { message: string; response: z.output<Contracts[N]['reply']> };

/** A search of a line as query parameters, with page, sort and filters. */
type LineQuery = Record<string, string | number>;
/** The result of a line's call. */
export type LineReply<L extends ProductType, Name extends 'plans' | 'plan' | 'order'> = {
  message: string;
  response: LineCalls<L>[Name]['reply']['_zod']['output'];
};

type ClientRoutes = Pick<LineRoutes<ProductType>, 'plans' | 'plan' | 'order' | 'splitSearchForPost'>;

/** Query parameters; `undefined` is omitted, and a list becomes one parameter for each of its values. */
type QueryFields = Record<string, unknown>;

type CallInput = {
  params?: Record<string, unknown> | undefined;
  query?: QueryFields | undefined;
  body?: object | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Completes the request although the page closes; at most 64 KB. */
  keepalive?: boolean;
};

export type UploadInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  form: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with the sent part of the form, from 0 to 1. */
  onProgress?: (ratio: number) => void;
};

const TIMEOUT_MS = 180_000;

function fillPath(route: Route, params: Record<string, unknown> = {}): string {
  return (
    API_BASE + route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  );
}

/** Returns a query with a leading `?`; '' without parameters. */
function queryOf(fields: QueryFields = {}): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((single) => (single === undefined ? [] : [[name, String(single)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/**
 * Creates a typed client of the API for the calls of a table of routes. Every call resolves to the envelope, or
 * rejects with an {@link ApiProblem}: message for the user, code, HTTP status (0 without a response) and field errors.
 */
export function createClientOf<Name extends RouteName>(
  routes: { readonly [N in Name]: Route },
  options: ClientOptions,
) {
  const origin = options.origin ?? '';

  function headers(token: string | null, callHeaders: Record<string, string> = {}): Record<string, string> {
    const guestToken = options.guestToken?.();
    return {
      ...options.device(),
      ...(token ? { access_token: token } : {}),
      ...(guestToken ? { [GUEST_TOKEN]: guestToken } : {}),
      ...callHeaders,
    };
  }

  /** Sends a request; sends it again if the server rejects its token, but another token has replaced it. */
  async function sendWithToken(
    { path }: Route,
    callHeaders: Record<string, string> | undefined,
    sendRequest: (headers: Record<string, string>) => Promise<SendResult>,
  ): Promise<SendResult> {
    const token = options.token();
    const result = await sendRequest(headers(token, callHeaders));
    const newToken = result.status === 401 && token ? await options.replacedToken?.(token, path) : null;
    return newToken ? sendRequest(headers(newToken, callHeaders)) : result;
  }

  function fail(status: number, body: ReceivedProblemBody | undefined, cause: unknown): never {
    if (status === 401) options.onUnauthorized?.();
    throw new ApiProblem(problemText(status, body), {
      status,
      code: body?.message ?? '',
      raw: body?.response ?? '',
      fields: body?.errors ?? [],
      changes: body?.changes ?? [],
      record: body?.record,
      owner: body?.owner,
      cause,
    });
  }

  const partnerField = ({ partner }: Route) =>
    partner && options.partner ? { partner: options.partner } : {};

  const parse = (text: string) => (text === '' ? undefined : parseWithAbsoluteUrls(text, origin));

  function resultOf<Reply>({ status, body, cause }: SendResult): Reply {
    if (status >= 200 && status < 300) return body as Reply;
    return fail(status, body as ReceivedProblemBody | undefined, cause);
  }

  function rejectNewerVersion({ status, apiVersion = 0 }: SendResult): void {
    if (apiVersion <= API_VERSION) return;
    options.onOutdated?.(apiVersion);
    throw new ApiProblem(OUTDATED_MESSAGE, { status, code: 'OUTDATED', raw: '', fields: [] });
  }

  async function send<Reply>(route: Route, callInput: CallInput): Promise<Reply> {
    const { params, query, body, signal, keepalive } = callInput;
    const callHeaders = { ...(body && { 'content-type': 'application/json' }), ...callInput.headers };
    const reply = await sendWithToken(route, callHeaders, (headers) =>
      sendByFetch({
        method: route.method,
        url: origin + fillPath(route, params) + queryOf(query),
        headers,
        timeout: TIMEOUT_MS,
        parse,
        ...(body && { body: JSON.stringify({ ...body, ...partnerField(route) }) }),
        ...(options.fetch && { fetch: options.fetch }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      }),
    );
    // Only calls that change nothing are rejected: the caller of another call must know its result.
    if (route.method === 'GET') rejectNewerVersion(reply);
    return resultOf(reply);
  }

  async function sendForm<Reply>(route: Route, input: UploadInput): Promise<Reply> {
    for (const [part, code] of Object.entries(partnerField(route))) input.form.set(part, code);
    const reply = await sendWithToken(route, input.headers, (headers) =>
      sendMultipart({
        method: route.method,
        url: origin + fillPath(route, input.params) + queryOf(input.query),
        headers,
        form: input.form,
        timeout: TIMEOUT_MS,
        parse,
        usesFetch: options.formsByFetch === true,
        ...(options.fetch && { fetch: options.fetch }),
        ...(input.onProgress && { onProgress: input.onProgress }),
        ...(input.signal && { signal: input.signal }),
      }),
    );
    return resultOf(reply);
  }

  /** Calls the route of this name. */
  const call = <N extends Name>(name: N, input: Input<N>) => send<Reply<N>>(routes[name], input as CallInput);

  /** Sends a multipart form and reports upload progress. */
  const upload = <N extends Name>(name: N, input: UploadInput) => sendForm<Reply<N>>(routes[name], input);

  /** Returns the calls that every line has: list products, read one product, place an order. */
  function line<L extends ProductType>(code: L) {
    const { plans, plan, order, splitSearchForPost }: ClientRoutes = LINES[code];
    const requestParts = (query: LineQuery) => splitSearchForPost?.(query) ?? { query };
    return {
      plans: (query: LineQuery) => send<LineReply<L, 'plans'>>(plans, requestParts(query)),
      plan: (id: string, query: LineQuery) =>
        send<LineReply<L, 'plan'>>(plan, { params: { id }, ...requestParts(query) }),
      order: (input: UploadInput) => sendForm<LineReply<L, 'order'>>(order, input),
    };
  }

  return { call, upload, line };
}

/** A client for the calls with these names, and for the calls that every line has. */
export type ClientOf<Name extends RouteName> = ReturnType<typeof createClientOf<Name>>;
