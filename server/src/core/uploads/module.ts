import { defineModule } from '../module.ts';
import { expireUploadsOf, uploadedKeys, uploadsOf } from './repository.ts';
import { mountUploads } from './routes.ts';

/** Files uploaded before their form. A job deletes them after a day, or with the draft that refers to them. */
export const uploadsModule = defineModule({
  name: 'uploads',
  routes: mountUploads,
  // Files without a reference are deleted after a day, but a draft may refer to an upload for longer.
  referencedFiles: uploadedKeys,
  personalData: {
    copy: async (db, _deps, member) => ({
      data: { uploads: await uploadsOf(db, member.id) },
      chapters: [],
    }),
    erase: (tx, { userId, now }) => expireUploadsOf(tx, userId, now),
  },
});
