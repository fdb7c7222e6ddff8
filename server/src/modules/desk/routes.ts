import * as views from '@naungan/api/desk-views';
import * as contract from '@naungan/api/desk-work';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { defineModule } from '../../core/module.ts';
import { versionOf } from '../../core/record-history.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { deleteNotesWithoutRecord, insertNote, listNotes } from './notes-repository.ts';
import { closePage, deletePagesBefore, listViewers, type PageKey, touchPage } from './presence-repository.ts';
import { type Subject, subjectExists } from './subject-repository.ts';
import { handOverTask, listColleagues, releaseTask, takeTask } from './tasks.ts';
import { changeViewName, removeView, saveView } from './views.ts';
import { listViews } from './views-repository.ts';

/** Milliseconds after which a page without a sign of life counts as closed; pages report every 20 seconds. */
const ALIVE_MS = 60_000;

/** @throws ApiProblem NOT_FOUND */
async function requireRecord({ db }: Deps, { subject, id }: { subject: Subject; id: string }): Promise<void> {
  if (!(await subjectExists(db, subject, id))) throwProblem('NOT_FOUND');
}

async function reportPresence(deps: Deps, page: PageKey, userId: string) {
  const { db, clock } = deps;
  await requireRecord(deps, page);
  const now = clock();
  const aliveSince = new Date(now.getTime() - ALIVE_MS);
  await touchPage(db, page, userId, { now, aliveSince });
  const viewers = await listViewers(db, page, { exceptId: userId, now, aliveSince });
  return {
    others: viewers.map(({ openedAt, ...viewer }) => ({ ...viewer, since: openedAt.toISOString() })),
    version: page.subject === 'member' ? null : await versionOf(db, page),
  };
}

function mountViews(app: FastifyInstance): void {
  const { deps } = app;

  route(app, views.deskViews, async ({ desk }) => ({ response: await listViews(deps.db, desk.userId) }));

  route(app, views.deskSaveView, async ({ body, desk }) => ({
    response: await saveView(deps, desk.userId, body),
  }));

  route(app, views.deskRenameView, async ({ params, body, desk }) => ({
    response: await changeViewName(deps, desk.userId, params.id, body.name),
  }));

  route(app, views.deskDeleteView, async ({ params, desk }) => ({
    response: await removeView(deps, desk.userId, params.id),
  }));
}

function mountWork(app: FastifyInstance): void {
  const { deps } = app;
  mountViews(app);

  route(app, contract.deskColleagues, async ({ params, desk }) => ({
    response: await listColleagues(deps, desk, params),
  }));

  route(app, contract.deskTakeTask, async ({ params, desk }) => ({
    response: await takeTask(deps, params, desk.userId),
  }));

  route(app, contract.deskReleaseTask, async ({ params, desk }) => ({
    response: await releaseTask(deps, params, desk.userId),
  }));

  route(app, contract.deskHandOverTask, async ({ params, body, desk, request }) => {
    const task = await handOverTask(deps, params, { ...body, from: desk.userId, scope: desk });
    noteAudit(request, { to: `person:${body.to}` });
    return { response: task };
  });

  route(app, contract.deskNotes, async ({ params }) => {
    await requireRecord(deps, params);
    return { response: await listNotes(deps.db, params) };
  });

  route(app, contract.deskAddNote, async ({ params, body, desk }) => {
    await requireRecord(deps, params);
    const note = { authorId: desk.userId, text: body.text, createdAt: deps.clock() };
    return { response: await insertNote(deps.db, params, note) };
  });

  route(app, contract.deskPresence, async ({ params, desk }) => ({
    response: await reportPresence(deps, params, desk.userId),
  }));

  route(app, contract.deskLeave, async ({ params, desk }) => {
    await requireRecord(deps, params);
    await closePage(deps.db, params, desk.userId);
    return { response: null };
  });
}

/** The daily work of the staff: tasks, internal notes, saved views of queues, open pages. */
export const deskModule = defineModule({
  name: 'desk',
  deskRoutes: mountWork,
  retention: [
    { records: 'notes about deleted records', remove: (db) => deleteNotesWithoutRecord(db) },
    { records: 'closed pages of the desk', remove: deletePagesBefore },
  ],
  personalData: {
    erase: (tx, { userId }) => deleteNotesWithoutRecord(tx, [userId]),
  },
});
