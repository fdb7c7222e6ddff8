import { NOTES_OF_TASK } from '@naungan/api/desk-tasks';
import type { DeskTask } from '@naungan/api/desk-work';
import { routes } from '@naungan/api/routes';
import { throwConflict, throwProblem } from '../../api-problem.ts';
import { isCallPermitted, isSubjectPermitted } from '../../core/desk-permission.ts';
import { type DeskScope, isPathInScope } from '../../core/desk-scope.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { insertNote } from './notes-repository.ts';
import { type Colleague, findStaff, listStaff } from './staff-repository.ts';
import { subjectExists } from './subject-repository.ts';
import { changeOwner, deleteTask, findOwner, insertTask, type TaskKey } from './tasks-repository.ts';

const UNKNOWN_COLLEAGUE_MESSAGE = 'Rekan ini tidak ditemukan atau tidak aktif lagi';
const WITHOUT_NOTES_MESSAGE = 'Pembayaran tidak memiliki catatan';
const WITHOUT_ACCESS_MESSAGE = 'Rekan ini tidak memiliki akses ke tugas ini';

/** Returns whether a colleague's roles and insurer cover the record of a task. */
const mayWorkOn = async ({ db }: Deps, colleague: Colleague, task: TaskKey): Promise<boolean> =>
  isCallPermitted(colleague, 'deskTakeTask') &&
  isSubjectPermitted(colleague, task.subject) &&
  isPathInScope(db, colleague, routes.deskTakeTask.path, task);

async function requireSubject({ db }: Deps, { subject, id }: TaskKey): Promise<void> {
  if (!(await subjectExists(db, subject, id))) throwProblem('NOT_FOUND');
}

/** Returns the task if it belongs to this person or, without a person, to no one. @throws ApiProblem CONFLICT */
async function requireOwner({ db }: Deps, task: TaskKey, userId: string | null): Promise<DeskTask> {
  const owner = await findOwner(db, task);
  if ((owner?.id ?? null) === userId) return { ...task, owner };
  if (owner === null) return throwProblem('CONFLICT', 'Tugas ini sudah dilepas');
  return throwConflict(`Tugas ini sedang dikerjakan oleh ${owner.fullName}`, { owner });
}

/** Takes a task for a person. One of several simultaneous requests succeeds. @throws ApiProblem NOT_FOUND, CONFLICT */
export async function takeTask(deps: Deps, task: TaskKey, userId: string): Promise<DeskTask> {
  await requireSubject(deps, task);
  await insertTask(deps.db, task, userId, deps.clock());
  return requireOwner(deps, task, userId);
}

/** Releases a task of this person; has no effect on a task of no one. @throws ApiProblem NOT_FOUND, CONFLICT */
export async function releaseTask(deps: Deps, task: TaskKey, userId: string): Promise<DeskTask> {
  await requireSubject(deps, task);
  await deleteTask(deps.db, task, userId);
  return requireOwner(deps, task, null);
}

/** Returns the colleagues who may work on the record of a task, by name. @throws ApiProblem NOT_FOUND */
export async function listColleagues(deps: Deps, scope: DeskScope, task: TaskKey) {
  await requireSubject(deps, task);
  const colleagues = [];
  for (const colleague of await listStaff(deps.db, scope))
    if (await mayWorkOn(deps, colleague, task))
      colleagues.push({ ...colleague.staff, roles: [...colleague.roles] });
  return colleagues;
}

/**
 * Gives a task of this person, or of no one, to a colleague, with an internal note about the record.
 * @throws ApiProblem NOT_FOUND; INVALID for an unknown colleague, for one without access to the record, and for a note about a payment;
 * CONFLICT for a task of another person
 */
export async function handOverTask(
  deps: Deps,
  task: TaskKey,
  { from, to, note, scope }: { from: string; to: string; note?: string | undefined; scope: DeskScope },
): Promise<DeskTask> {
  await requireSubject(deps, task);
  const refuse = (message: string) => throwProblem('INVALID', message, [{ path: 'to', message }]);
  const colleague =
    (isUuid(to) ? await findStaff(deps.db, scope, to) : null) ?? refuse(UNKNOWN_COLLEAGUE_MESSAGE);
  const { staff } = colleague;
  if (!(await mayWorkOn(deps, colleague, task))) refuse(WITHOUT_ACCESS_MESSAGE);
  const noteSubject = NOTES_OF_TASK[task.subject];
  if (note !== undefined && noteSubject === null)
    return throwProblem('INVALID', WITHOUT_NOTES_MESSAGE, [{ path: 'note', message: WITHOUT_NOTES_MESSAGE }]);
  await takeTask(deps, task, from);
  const now = deps.clock();
  const isHandedOver = await deps.db.transaction(async (tx) => {
    const isChanged = await changeOwner(tx, task, { from, to: staff.id }, now);
    if (isChanged && note !== undefined && noteSubject !== null)
      await insertNote(
        tx,
        { subject: noteSubject, id: task.id },
        { authorId: from, text: `Untuk ${staff.fullName}: ${note}`, createdAt: now },
      );
    return isChanged;
  });
  return isHandedOver ? { ...task, owner: staff } : requireOwner(deps, task, staff.id);
}
