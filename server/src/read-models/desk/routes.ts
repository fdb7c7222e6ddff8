import * as dashboard from '@naungan/api/desk-dashboard';
import { deskMembers } from '@naungan/api/desk-members';
import * as contract from '@naungan/api/desk-queues';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps, Session } from '../../deps.ts';
import { findMemberContact } from '../../modules/accounts/service.ts';
import { addNote, findOwner } from '../../modules/desk/service.ts';
import { route } from '../../plugins/route.ts';
import { deskCounts } from './counts.ts';
import { dashboardCsv, deskDashboard } from './dashboard.ts';
import { deskMemberDetail } from './member.ts';
import { listMembers } from './members-repository.ts';
import { permittedQueues } from './permitted.ts';
import { listQueue } from './queue-repository.ts';
import { type ContactKind, changeFollowUp, findContacts, findPaymentCases } from './row-repository.ts';
import { loadRows, withLastMessages } from './rows.ts';
import { searchDesk, searchDeskByIdentity } from './search.ts';
import { deskStart } from './start.ts';

type ContactKey = { kind: ContactKind; id: string };
const FOLLOW_UP_STATUSES = ['new', 'contacted', 'invalid'] as const;

/** @throws ApiProblem NOT_FOUND */
async function readContact({ db }: Deps, { kind, id }: ContactKey): Promise<contract.DeskContact> {
  const [contact] = isUuid(id) ? await findContacts(db, kind, [id]) : [];
  if (!contact) return throwProblem('NOT_FOUND');
  const { createdAt, detail, followUpStatus, ...fields } = contact;
  return {
    ...fields,
    kind,
    at: createdAt.toISOString(),
    detail: detail ?? {},
    status: FOLLOW_UP_STATUSES.find((status) => status === followUpStatus) ?? 'new',
    owner: await findOwner(db, { subject: kind, id }),
  };
}

/** @throws ApiProblem NOT_FOUND */
async function readPayment({ db }: Deps, id: string): Promise<contract.DeskPayment> {
  const [payment] = isUuid(id) ? await findPaymentCases(db, [id]) : [];
  const member = payment && (await findMemberContact(db, payment.userId));
  if (!member) return throwProblem('NOT_FOUND');
  const { userId: _, attentionAt, createdAt, settledAt, ...fields } = payment;
  return {
    ...fields,
    attentionAt: attentionAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    member,
    owner: await findOwner(db, { subject: 'payment', id }),
  };
}

type FollowUp = { status: (typeof FOLLOW_UP_STATUSES)[number]; note: string };

/** Stores the result of a contact, with a note if there is one. @throws ApiProblem NOT_FOUND */
async function followUp(
  deps: Deps,
  { kind, id }: ContactKey,
  { userId }: Session,
  { status, note }: FollowUp,
) {
  const before = isUuid(id) ? await changeFollowUp(deps.db, kind, id, status) : null;
  if (before === null) return throwProblem('NOT_FOUND');
  if (note !== '')
    await addNote(deps.db, { subject: kind, id }, { authorId: userId, text: note, createdAt: deps.clock() });
  return { kind, id, status };
}

/** Mounts the desk's calls that read several modules: queues, start page, visitors, search, members. */
export function mountDeskReadModels(app: FastifyInstance): void {
  const { deps } = app;

  route(app, contract.deskStart, async ({ desk }) => ({ response: await deskStart(deps, desk) }));

  route(app, contract.deskCounts, async ({ desk }) => ({ response: await deskCounts(deps, desk) }));

  route(app, contract.deskQueue, async ({ params, query, desk }) => {
    const { owner: whose, ...page } = query;
    if (!permittedQueues(desk).includes(params.queue)) throwProblem('FORBIDDEN');
    const { rows, next } = await listQueue(deps.db, params.queue, { ...page, whose }, desk);
    const loadedRows = await loadRows(deps, rows);
    return {
      response: {
        rows: params.queue === 'messages' ? await withLastMessages(deps, loadedRows) : loadedRows,
        next,
      },
    };
  });

  route(app, contract.deskContact, async ({ params }) => ({ response: await readContact(deps, params) }));

  route(app, contract.deskPayment, async ({ params }) => ({ response: await readPayment(deps, params.id) }));

  route(app, contract.deskFollowUp, async ({ params, body, desk }) => ({
    response: await followUp(deps, params, desk, body),
  }));

  route(app, contract.deskSearch, async ({ query, desk }) => ({
    response: await searchDesk(deps, desk, query.q),
  }));

  route(app, contract.deskSearchIdentity, async ({ body, desk, request }) => {
    const reply = await searchDeskByIdentity(deps, desk, body.number);
    // The entry names the person whose data was read; the number itself is not in the log.
    const members = reply.results.filter(({ kind }) => kind === 'member');
    if (members.length === 1)
      noteAudit(request, { subjectType: 'member', subjectId: members[0]?.id ?? null });
    return { response: reply };
  });

  route(app, dashboard.deskDashboard, async ({ query, desk }) => ({
    response: await deskDashboard(deps, desk, query),
  }));

  route(app, dashboard.deskDashboardCsv, async ({ query, desk }) => ({
    response: dashboardCsv(await deskDashboard(deps, desk, query)),
  }));

  route(app, deskMembers, async ({ query }) => ({ response: await listMembers(deps.db, query) }));

  route(app, contract.deskMember, async ({ params }) => ({
    response: (await deskMemberDetail(deps, params.id)) ?? throwProblem('NOT_FOUND'),
  }));
}
