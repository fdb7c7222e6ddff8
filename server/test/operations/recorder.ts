import type { InjectOptions } from 'fastify';
import type { Harness } from '../harness.ts';

/** An operation of the OpenAPI document. */
export type Operation = { id: string; method: string; template: string; pattern: RegExp };
/** A request that the server accepted, as it was sent. */
export type AcceptedRequest = {
  operation: Operation;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

type Document = { paths: Record<string, Record<string, { operationId?: string }>> };

/** Returns the operations of the document. Paths with fewer parameters come first: `/articles/new` before `/articles/{id}`. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths)
    .flatMap(([template, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId: id }]) =>
        id === undefined
          ? []
          : {
              id,
              method: method.toUpperCase(),
              template,
              pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
            },
      ),
    )
    .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
}

export type Recorder = {
  operations: Operation[];
  /** The first accepted request of each operation, by the operation's id. */
  accepted: Map<string, AcceptedRequest>;
  /** `fetch` that records. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

/**
 * Records one accepted request (status 2xx) of each operation: of the requests that are sent with the returned `fetch`, and
 * of all requests of the harness.
 */
export async function startRecorder(harness: Harness): Promise<Recorder> {
  const operations = operationsOf(JSON.parse((await harness.api('GET', '//api/docs/json')).text));
  const accepted = new Map<string, AcceptedRequest>();

  function record(
    method: string,
    path: string,
    status: number,
    request: Omit<AcceptedRequest, 'operation' | 'path'>,
  ) {
    if (status < 200 || status > 299) return;
    const pathname = path.split('?', 1)[0] ?? '';
    const operation = operations.find(
      (candidate) => candidate.method === method && candidate.pattern.test(pathname),
    );
    if (operation && !accepted.has(operation.id)) accepted.set(operation.id, { operation, path, ...request });
  }

  const { app } = harness;
  const inject = app.inject.bind(app);
  // The harness and the fixtures send their requests through `inject`.
  const recordingInject = async (options: InjectOptions) => {
    const reply = await inject(options);
    const { method = 'GET', url, headers = {}, payload } = options;
    const body = payload === undefined ? null : Buffer.from(payload as string | Buffer);
    record(method, String(url), reply.statusCode, { headers: headers as Record<string, string>, body });
    return reply;
  };
  Object.assign(app, { inject: recordingInject });

  return {
    operations,
    accepted,
    async fetch(url, init) {
      // The sessions of accepted requests must not end.
      if (url.endsWith('/user/logout')) return Response.json({});
      // Serializes a form, so that the recorded bytes equal the sent ones.
      const request = new Request(url, init);
      const body = init.body === undefined ? null : Buffer.from(await request.arrayBuffer());
      const headers = Object.fromEntries(request.headers);
      const response = await fetch(url, { ...init, headers, ...(body && { body: new Uint8Array(body) }) });
      const { pathname, search } = new URL(url);
      record(request.method, pathname + search, response.status, { headers, body });
      return response;
    },
  };
}
