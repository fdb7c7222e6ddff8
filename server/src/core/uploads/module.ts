import { defineModule } from '../module.ts';
import { expireUploadsOf, uploadedKeys, uploadsOf } from './repository.ts';
import { mountUploads } from './routes.ts';

/**
 * Files that are uploaded before their form is sent. A job deletes a file after a day, or, if a draft refers to the file,
 * together with the draft.
 */
export const uploadsModule = defineModule({
  name: 'uploads',
  routes: mountUploads,
  referencedFiles: uploadedKeys,
  personalData: {
    copy: async (db, _deps, member) => ({
      data: { uploads: await uploadsOf(db, member.id) },
      chapters: [],
    }),
    erase: (tx, { userId, now }) => expireUploadsOf(tx, userId, now),
  },
});
