import { type Contract, envelope, failure } from '@naungan/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Session, sessionOf } from '../core/session.ts';
import type { Deps } from '../deps.ts';
import { Problem, refuse } from '../problem.ts';
import { cleanInput } from './clean-input.ts';

type Part<C, K extends string> = C extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** What a handler is given: validated input, who calls, and the dependencies. */
export type Call<C extends Contract> = {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  /** Never null on a `member` route; on a `guest` route null for a visitor. */
  member: C['auth'] extends 'member' ? Session : Session | null;
  /** Never null on a `desk` route. */
  desk: C['auth'] extends 'desk' ? Session : Session | null;
  request: FastifyRequest;
  reply: FastifyReply;
  deps: Deps;
};

export type Answer<C extends Contract> = {
  response: z.input<C['reply']>;
  /** Default `success`. */
  message?: string;
  status?: number;
  headers?: Record<string, string>;
};

function parse(schema: z.ZodType | undefined, value: unknown, code: 'NOT_FOUND' | 'INVALID'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(cleanInput(value));
  if (parsed.success) return parsed.data;
  if (code === 'NOT_FOUND') return refuse(code);
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return refuse(code, undefined, errors);
}

/** 401 for no session, 403 for a session of the other kind. A visitor's route takes any or none. */
async function admit(contract: Contract, request: FastifyRequest): Promise<Session | null> {
  if (contract.auth === 'signed') return null;
  const session = await sessionOf(request);
  if (contract.auth === 'guest') return session;
  if (!session) return refuse('UNAUTHORIZED');
  return session.role === contract.auth ? session : refuse('FORBIDDEN');
}

function checkMedia(contract: Contract, request: FastifyRequest): void {
  const multipart = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  if (multipart !== Boolean('multipart' in contract && contract.multipart)) {
    if (multipart || !contract.body) throw new Problem('UNSUPPORTED_MEDIA');
  }
}

/**
 * Mounts one call of the contract: admits, validates, runs the handler, checks the reply (unknown fields
 * are dropped, so nothing leaves that the contract does not name) and wraps it in the envelope.
 * Multipart bodies are left to `readMultipart`.
 */
export function route<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (call: Call<C>) => Answer<C> | Promise<Answer<C>>,
): void {
  const multipart = 'multipart' in contract && contract.multipart === true;
  app.route({
    method: contract.method,
    url: contract.path,
    schema: {
      operationId: contract.name,
      summary: contract.summary,
      tags: [contract.path.split('/')[1] ?? ''],
      ...(contract.auth === 'member' || contract.auth === 'desk' ? { security: [{ access_token: [] }] } : {}),
      ...(multipart ? { consumes: ['multipart/form-data'] } : {}),
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      response: { 200: envelope(contract.reply), '4xx': failure },
    },
    handler: async (request, reply) => {
      const session = await admit(contract, request);
      if (contract.method !== 'GET' && contract.method !== 'DELETE' && (contract.body || multipart)) {
        checkMedia(contract, request);
      }
      const call = {
        params: parse(contract.params, request.params, 'NOT_FOUND'),
        query: parse(contract.query, request.query, 'INVALID'),
        body: multipart ? undefined : parse(contract.body, request.body, 'INVALID'),
        member: session?.role === 'member' ? session : null,
        desk: session?.role === 'desk' ? session : null,
        request,
        reply,
        deps: app.deps,
      } as Call<C>;
      const { response, message = 'success', status = 200, headers = {} } = await handler(call);
      const checked = contract.reply.safeParse(response);
      if (!checked.success) {
        throw new Error(
          `The reply of ${contract.name} does not match its contract: ${z.prettifyError(checked.error)}`,
        );
      }
      return reply.code(status).headers(headers).send({ message, response: checked.data });
    },
  });
}
