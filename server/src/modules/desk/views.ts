import { MAX_VIEWS } from '@naungan/api/desk-filters';
import type { DeskView } from '@naungan/api/desk-views';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  isNameTaken,
  lockViews,
  renameView,
} from './views-repository.ts';

const NAME_TAKEN_MESSAGE = 'Nama ini sudah dipakai di antrean ini';
const TOO_MANY_MESSAGE = `Paling banyak ${MAX_VIEWS} tampilan. Hapus satu tampilan sebelum menyimpan yang baru.`;

/** Saved filters of queues. Each person sees and changes only the views that the person saved. */

async function requireFreeName(tx: Tx, key: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(tx, key))
    throwProblem('INVALID', NAME_TAKEN_MESSAGE, [{ path: 'name', message: NAME_TAKEN_MESSAGE }]);
}

/** @throws ApiProblem INVALID for a name that is taken, and for more than 20 views */
export const saveView = ({ db }: Deps, userId: string, view: Omit<DeskView, 'id'>): Promise<DeskView> =>
  db.transaction(async (tx) => {
    await lockViews(tx, userId);
    if ((await countViews(tx, userId)) >= MAX_VIEWS)
      throwProblem('INVALID', TOO_MANY_MESSAGE, [{ path: 'name', message: TOO_MANY_MESSAGE }]);
    await requireFreeName(tx, { userId, queue: view.queue, name: view.name });
    return insertView(tx, userId, view);
  });

/** @throws ApiProblem NOT_FOUND, INVALID for a name that is taken */
export const changeViewName = ({ db }: Deps, userId: string, id: string, name: string): Promise<DeskView> =>
  db.transaction(async (tx) => {
    await lockViews(tx, userId);
    const view = (isUuid(id) ? await findView(tx, userId, id) : null) ?? throwProblem('NOT_FOUND');
    await requireFreeName(tx, { userId, queue: view.queue, name, exceptId: id });
    await renameView(tx, userId, id, name);
    return { ...view, name };
  });

/** @throws ApiProblem NOT_FOUND */
export async function removeView({ db }: Deps, userId: string, id: string): Promise<null> {
  if (!isUuid(id) || !(await deleteView(db, userId, id))) throwProblem('NOT_FOUND');
  return null;
}
