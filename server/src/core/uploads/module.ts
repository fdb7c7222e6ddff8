import { defineModule } from '../module.ts';
import { expireUploadsOf, uploadsOf } from './repository.ts';
import { mountUploads } from './routes.ts';

/** Files uploaded before their form. A job deletes them after a day. */
export const uploadsModule = defineModule({
  name: 'uploads',
  routes: mountUploads,
  personalData: {
    copy: async (db, _deps, member) => ({
      data: { uploads: await uploadsOf(db, member.id) },
      chapters: [],
    }),
    erase: (tx, { userId, now }) => expireUploadsOf(tx, userId, now),
  },
});
