import type { DeskTask } from '@naungan/api/desk-work';
import { throwConflict, throwProblem } from '../../api-problem.ts';
import type { DeskScope } from '../../core/desk-scope.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { findStaff } from './staff-repository.ts';
import { subjectExists } from './subject-repository.ts';
import { changeOwner, deleteTask, findOwner, insertTask, type TaskKey } from './tasks-repository.ts';

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
 * @throws ApiProblem NOT_FOUND; INVALID for an unknown colleague; CONFLICT for a task of another person
 */
export async function handOverTask(
  deps: Deps,
  task: TaskKey,
  { from, to, scope }: { from: string; to: string; scope: DeskScope },
): Promise<DeskTask> {
  await requireSubject(deps, task);
  const message = 'Rekan ini tidak ditemukan atau tidak aktif lagi';
  const colleague =
    (isUuid(to) ? await findStaff(deps.db, scope, to) : null) ??
    throwProblem('INVALID', message, [{ path: 'to', message }]);
  await takeTask(deps, task, from);
  const isHandedOver = await changeOwner(deps.db, task, { from, to: colleague.id }, deps.clock());
  return isHandedOver ? { ...task, owner: colleague } : requireOwner(deps, task, colleague.id);
}
