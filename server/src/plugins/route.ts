import { apiProblemBody, type Contract, envelope } from '@naungan/api/contract';
import type { DeskRouteName } from '@naungan/api/desk-permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiProblem, throwProblem } from '../api-problem.ts';
import { isCallPermitted, isSubjectPermitted } from '../core/desk-permission.ts';
import { isPathInScope } from '../core/desk-scope.ts';
import type { Files } from '../core/files.ts';
import { requirePartnerKey } from '../core/partner-key.ts';
import { type Session, sessionOf } from '../core/session.ts';
import type { Deps } from '../deps.ts';

/** The output of one schema of the contract, such as `body`; undefined when the contract has no such schema. */
type SchemaOutput<C, K extends string> = C extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The argument of a handler: validated input, the caller's session and the dependencies. */
export type Call<C extends Contract> = {
  params: SchemaOutput<C, 'params'>;
  query: SchemaOutput<C, 'query'>;
  body: SchemaOutput<C, 'body'>;
  /** Never null on a `member` route; on a `guest` route null for a visitor. */
  member: C['auth'] extends 'member' ? Session : Session | null;
  /** Never null on a `desk` route. */
  desk: C['auth'] extends 'desk' ? Session : Session | null;
  request: FastifyRequest;
  reply: FastifyReply;
  deps: Deps;
};

export type RouteResult<C extends Contract> = {
  response: z.input<C['reply']>;
  /** Default `success`. */
  message?: string;
  status?: number;
  headers?: Record<string, string>;
};

const NO_PERMISSION_MESSAGE =
  'Peran Anda tidak mencakup tindakan ini. Hubungi supervisor bila Anda memerlukannya.';

/**
 * Throws 403 when no role of the person has the permission of the call and of the record's kind, and 404 when the record in the path belongs to
 * an insurer for which the person does not work.
 */
async function authorizeDesk(
  { name, path }: Contract,
  session: Session,
  request: FastifyRequest,
): Promise<void> {
  const params = request.params as Record<string, string>;
  if (!isCallPermitted(session, name as DeskRouteName) || !isSubjectPermitted(session, params.subject))
    throwProblem('FORBIDDEN', NO_PERMISSION_MESSAGE);
  if (!(await isPathInScope(request.server.deps.db, session, path, params))) throwProblem('NOT_FOUND');
}

/**
 * Throws 401 without a session, 403 for a session of another role. A `signed`, `open` or `link` route needs no session: its handler
 * checks the signature or the secret. A
 * `guest` route accepts any session or none, but rejects an expired token: otherwise a signed-out member would get a
 * visitor's response without notice. A `partner` route requires the API key of the partner in its path.
 */
async function authorize(contract: Contract, request: FastifyRequest): Promise<void> {
  const { auth } = contract;
  if (auth === 'signed' || auth === 'open' || auth === 'link') return;
  if (auth === 'partner') return requirePartnerKey(request);
  const session = await sessionOf(request);
  if (auth === 'guest' && !request.headers.access_token) return;
  if (!session) throwProblem('UNAUTHORIZED');
  if (auth !== 'guest' && session.role !== auth) throwProblem('FORBIDDEN');
  if (auth === 'desk') await authorizeDesk(contract, session, request);
}

const acceptsMultipart = (contract: Contract): boolean =>
  'multipart' in contract && contract.multipart === true;

/**
 * Throws 415 for a multipart body that the call does not accept, or for another body where only multipart is accepted.
 */
function checkMedia(contract: Contract, request: FastifyRequest): void {
  const isMultipart = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  const isAccepted = isMultipart ? acceptsMultipart(contract) : Boolean(contract.body);
  if (!isAccepted) throw new ApiProblem('UNSUPPORTED_MEDIA');
}

/** Returns a reply of the desk in which links to received files name the person, so that the files get a watermark. */
function linksForViewer(files: Files, value: unknown, viewerId: string): unknown {
  if (typeof value === 'string') return files.linkForViewer(value, viewerId);
  if (Array.isArray(value)) return value.map((item) => linksForViewer(files, item, viewerId));
  // A reply consists of plain objects.
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, linksForViewer(files, item, viewerId)]));
}

/**
 * Mounts one call of the contract: authorizes, validates, runs the handler and wraps its response in the envelope.
 * Fastify validates input and reply by the schemas, through `contract-compilers.ts`; multipart bodies are left
 * to `readMultipart`.
 */
export function route<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (call: Call<C>) => RouteResult<C> | Promise<RouteResult<C>>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { call: contract },
    schema: {
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      response: { '2xx': envelope(contract.reply), '4xx': apiProblemBody },
    },
    preValidation: async (request) => {
      await authorize(contract, request);
      if (acceptsMultipart(contract) || contract.body) checkMedia(contract, request);
    },
    handler: async (request, reply) => {
      const { params, query, body, session } = request;
      const member = session?.role === 'member' ? session : null;
      const desk = session?.role === 'desk' ? session : null;
      const call = { params, query, body, member, desk, request, reply, deps: app.deps } as Call<C>;
      const { response, message = 'success', status = 200, headers = {} } = await handler(call);
      const shown = desk ? linksForViewer(app.deps.files, response, desk.userId) : response;
      return reply.code(status).headers(headers).send({ message, response: shown });
    },
  });
}
