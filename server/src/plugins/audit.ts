import type { ApiProblemCode } from '@naungan/api/contract';
import { type AuditEvent, type AuditOutcome, EVENT_OF_CALL } from '@naungan/api/desk-audit';
import { DESK_HEARTBEATS, isDeskRead } from '@naungan/api/desk-reads';
import type { RouteName } from '@naungan/api/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { auditAddress, auditNoteOf, type NewAuditEntry } from '../core/audit-log.ts';
import { collectStatusChanges, statusChangeOf } from '../core/status-changes.ts';
import { isUuid } from '../db/uuid.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract; `route` sets it. */
    call?: {
      name: RouteName;
      method: string;
      path: string;
      auth: string;
      problems?: readonly ApiProblemCode[];
    };
  }
}

type AuditedCall = NonNullable<FastifyRequest['routeOptions']['config']['call']>;

const EVENTS: Partial<Record<RouteName, AuditEvent>> = EVENT_OF_CALL;

/** Statuses of a refused attempt to sign in. Malformed requests, and attempts during a wait, are not attempts. */
const REFUSED_SIGN_INS = [401, 403, 409];
/** Refusals of one member that a process records within an hour, so that a member cannot fill the log. */
const MAX_REFUSALS = 100;

const outcomeOf = (status: number): AuditOutcome => {
  if (status < 400) return 'success';
  return status < 500 ? 'refused' : 'failed';
};

/** Returns the event of a call with this status; null for a call that is not recorded. */
function eventOf(
  { name, auth, method }: AuditedCall,
  request: FastifyRequest,
  status: number,
): AuditEvent | null {
  // The call that read the page was recorded.
  if (DESK_HEARTBEATS.includes(name) && status < 400) return null;
  const { session } = request;
  const event = EVENTS[name] ?? null;
  if (session && (status === 401 || status === 403)) return 'access.refused';
  if (auth === 'desk' && session?.role === 'desk')
    return event ?? (isDeskRead(name, method) ? 'desk.read' : 'desk.action');
  if (session) return event;
  if (status < 400) return event;
  return event === 'sign-in' && REFUSED_SIGN_INS.includes(status) ? event : null;
}

/** Returns the code of a failure's body. */
function problemOf(status: number, payload: unknown): string | null {
  if (status < 400 || typeof payload !== 'string') return null;
  const code: unknown = JSON.parse(payload).message;
  return typeof code === 'string' ? code : null;
}

/** The id in the path of a call. Of a refused call only a UUID: other text may be anything that a caller typed. */
function subjectIdOf(request: FastifyRequest, outcome: AuditOutcome): string | null {
  const params = (request.params ?? {}) as Record<string, unknown>;
  const value = params.id ?? params.key ?? Object.values(params)[0];
  if (typeof value !== 'string' || (outcome !== 'success' && !isUuid(value))) return null;
  return value;
}

/** Returns the singular of the path's segment before the parameter: `/desk/orders/:id` is about an `order`. */
function subjectTypeOf({ path }: AuditedCall): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'desk');
  const parameter = segments.findIndex((segment) => segment.startsWith(':'));
  return (segments[parameter > 0 ? parameter - 1 : 0] ?? '').replace(/s$/, '');
}

function subjectOf(
  call: AuditedCall,
  request: FastifyRequest,
  outcome: AuditOutcome,
): { subjectType?: string; subjectId?: string } {
  // The path of a call without a session may contain the secret of a mailed link.
  if (call.auth === 'open' || call.auth === 'link') return {};
  const ownId =
    request.session?.role === 'member' && !call.path.includes(':') ? request.session.userId : null;
  const subjectId = subjectIdOf(request, outcome) ?? ownId;
  // Paths such as `/desk/notes/:subject/:id` and `/desk/contacts/:kind/:id` name the type in a parameter.
  const { subject, kind } = (request.params ?? {}) as { subject?: unknown; kind?: unknown };
  const typeInPath = subject ?? kind;
  const isNamed = outcome === 'success' && typeof typeInPath === 'string';
  return {
    subjectType: isNamed ? typeInPath : subjectTypeOf(call),
    ...(subjectId === null ? {} : { subjectId }),
  };
}

/** Returns the entry of a request; null for a request that is not recorded. */
function entryOf(request: FastifyRequest, status: number, payload: unknown): NewAuditEntry | null {
  const { call } = request.routeOptions.config;
  const event = call && eventOf(call, request, status);
  if (!call || !event || (status === 429 && call.auth !== 'desk')) return null;
  const { session } = request;
  const outcome = outcomeOf(status);
  const subject = subjectOf(call, request, outcome);
  return {
    event,
    outcome,
    operation: call.name,
    actorId: session?.userId ?? null,
    actorRole: session?.role ?? 'visitor',
    ...subject,
    ...(outcome === 'success' && subject.subjectId ? statusChangeOf(request, subject.subjectId) : {}),
    reason: problemOf(status, payload),
    address: auditAddress(request.ip),
    ...auditNoteOf(request),
  };
}

/**
 * Writes an entry of the audit log for each call of the desk, each sign-in, each change of an account, each export and each
 * refused call of a session. The reply waits for its entry: if the entry cannot be stored, the call fails. The entry is
 * outside of the call's transaction, so that a call that failed leaves an entry, too.
 */
export const auditPlugin = fp(
  async (app: FastifyInstance) => {
    const recordedRequests = new WeakSet<FastifyRequest>();
    const refusals = new RateLimiterMemory({ points: MAX_REFUSALS, duration: 3_600 });

    async function isRecorded({ outcome, actorId, actorRole }: NewAuditEntry): Promise<boolean> {
      if (outcome !== 'refused' || actorRole !== 'member' || !actorId) return true;
      return refusals.consume(actorId).then(
        () => true,
        () => false,
      );
    }

    app.addHook('preHandler', (request, _reply, done) => collectStatusChanges(request, done));
    app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      // A failed entry makes this hook run again, for the reply of the failure.
      if (recordedRequests.has(request)) return;
      const entry = entryOf(request, reply.statusCode, payload);
      if (!entry || !(await isRecorded(entry))) return;
      recordedRequests.add(request);
      await app.deps.audit.record(entry);
    });
  },
  { name: 'audit', dependencies: ['deps', 'session'] },
);
