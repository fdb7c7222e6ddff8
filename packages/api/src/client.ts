import { createFetch, FetchError, ofetch } from 'ofetch';
import type { z } from 'zod';
import type { Contracts } from './contracts.ts';
import { ApiError, type FailureBody, failureText } from './failure.ts';
import { API_BASE, type Route, type RouteName, routes } from './routes.ts';
import { sendMultipart } from './upload.ts';

/** The five headers of every call [1 §7.1] but the token. */
export type Device = { device_id: string; os: string; platform: string; source: string };

export type ClientOptions = {
  /** Origin of the API, '' for the own one. */
  origin?: string;
  /** The member's token, null when signed out. */
  token: () => string | null;
  device: () => Device;
  /** Called once for each answer 401, before the call rejects [1 §4]. */
  onUnauthorized?: () => void;
  /** For tests. */
  fetch?: typeof fetch;
};

type Shape<N extends RouteName, K extends string> = Contracts[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? S
  : never;
type Part<N extends RouteName, K extends string> = [Shape<N, K>] extends [never]
  ? { [P in K]?: undefined }
  : Record<string, never> extends z.input<Shape<N, K>>
    ? { [P in K]?: z.input<Shape<N, K>> }
    : { [P in K]: z.input<Shape<N, K>> };

/** What a call is given: the parts that its contract has. */
export type Input<N extends RouteName> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> & { headers?: Record<string, string>; signal?: AbortSignal };
/** What a call answers: `response` of the envelope, and the envelope's message. */
export type Answer<N extends RouteName> = { message: string; response: z.output<Contracts[N]['reply']> };

export type UploadInput = {
  params?: Record<string, string>;
  form: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Share sent, 0…1. */
  onProgress?: (share: number) => void;
};

const TIMEOUT_MS = 180_000;

function fillPath(route: Route, params: Record<string, unknown> = {}): string {
  return (
    API_BASE + route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  );
}

/**
 * Makes the typed client of the API from the table of routes. Every call resolves to the envelope, or rejects
 * with an {@link ApiError}: the sentence to show, the code, the HTTP status (0 without an answer) and field errors.
 */
export function createClient(options: ClientOptions) {
  const origin = options.origin ?? '';
  const request = options.fetch ? createFetch({ fetch: options.fetch }) : ofetch;

  function headers(more: Record<string, string> = {}): Record<string, string> {
    const token = options.token();
    return { ...options.device(), ...(token ? { access_token: token } : {}), ...more };
  }

  function fail(status: number, body: FailureBody | undefined, cause: unknown): never {
    if (status === 401) options.onUnauthorized?.();
    throw new ApiError(failureText(status, body), {
      status,
      code: body?.message ?? '',
      raw: body?.response ?? '',
      fields: body?.errors ?? [],
      cause,
    });
  }

  /** One call by its name in {@link routes}. */
  async function call<N extends RouteName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const route: Route = routes[name];
    const given = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: object;
    };
    try {
      return await request<Answer<N>, 'json'>(origin + fillPath(route, given.params), {
        method: route.method,
        ...(given.query ? { query: given.query } : {}),
        ...(given.body ? { body: given.body } : {}),
        headers: headers(input.headers),
        credentials: 'include',
        timeout: TIMEOUT_MS,
        retry: 0,
        ...(input.signal ? { signal: input.signal } : {}),
      });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return fail(error.status ?? 0, error.data as FailureBody | undefined, error);
    }
  }

  /** A multipart call, with progress of what was sent. */
  async function upload<N extends RouteName>(name: N, input: UploadInput): Promise<Answer<N>> {
    const route: Route = routes[name];
    const { status, body, cause } = await sendMultipart({
      method: route.method,
      url: origin + fillPath(route, input.params),
      headers: headers(input.headers),
      form: input.form,
      timeout: TIMEOUT_MS,
      ...(input.onProgress ? { onProgress: input.onProgress } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    if (status >= 200 && status < 300) return body as Answer<N>;
    return fail(status, body as FailureBody | undefined, cause);
  }

  return { call, upload };
}

export type Client = ReturnType<typeof createClient>;
