import type { DeskTask } from '@naungan/api/desk-work';
import { routes } from '@naungan/api/routes';
import { throwConflict, throwProblem } from '../../api-problem.ts';
import { isCallPermitted, isSubjectPermitted } from '../../core/desk-permission.ts';
import { type DeskScope, isPathInScope } from '../../core/desk-scope.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { type Colleague, findStaff } from './staff-repository.ts';
import { subjectExists } from './subject-repository.ts';
import { changeOwner, deleteTask, findOwner, insertTask, type TaskKey } from './tasks-repository.ts';

const UNKNOWN_COLLEAGUE_MESSAGE = 'Rekan ini tidak ditemukan atau tidak aktif lagi';
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

/**
 * Gives a task of this person, or of no one, to a colleague.
 * @throws ApiProblem NOT_FOUND; INVALID for an unknown colleague, and for one without access to the record; CONFLICT for a task of another person
 */
export async function handOverTask(
  deps: Deps,
  task: TaskKey,
  { from, to, scope }: { from: string; to: string; scope: DeskScope },
): Promise<DeskTask> {
  await requireSubject(deps, task);
  const refuse = (message: string) => throwProblem('INVALID', message, [{ path: 'to', message }]);
  const colleague =
    (isUuid(to) ? await findStaff(deps.db, scope, to) : null) ?? refuse(UNKNOWN_COLLEAGUE_MESSAGE);
  const { staff } = colleague;
  if (!(await mayWorkOn(deps, colleague, task))) refuse(WITHOUT_ACCESS_MESSAGE);
  await takeTask(deps, task, from);
  const isHandedOver = await changeOwner(deps.db, task, { from, to: staff.id }, deps.clock());
  return isHandedOver ? { ...task, owner: staff } : requireOwner(deps, task, staff.id);
}
