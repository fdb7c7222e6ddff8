import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';
import { FILTERS_OF_QUEUE, type ViewList } from './desk-filters.ts';
import { DESK_QUEUES } from './desk-queues.ts';

const MAX_NAME_LENGTH = 40;
const MAX_VALUE_LENGTH = 100;

const name = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Isi nama tampilan')
      .max(MAX_NAME_LENGTH, `Nama paling panjang ${MAX_NAME_LENGTH} karakter`)
      .regex(/^[^\p{C}<>]*$/u, 'Nama tidak boleh berisi karakter khusus'),
  );
const filters = z.record(z.string(), z.string().trim().min(1).max(MAX_VALUE_LENGTH));

const list = z.enum([...DESK_QUEUES, 'audit'] satisfies ViewList[]);
const view = z.object({ id, queue: list, name: z.string(), filters });
export type DeskView = z.output<typeof view>;

export const deskViews = contract('deskViews', {
  summary: "The caller's saved views of lists, the oldest first",
  reply: z.array(view),
});
export const deskSaveView = contract('deskSaveView', {
  summary: 'Save the filters of a list under a name',
  body: z.object({ queue: list, name, filters }).superRefine(({ queue, filters: chosen }, ctx) => {
    const names = Object.keys(chosen);
    const unknown = names.filter((key) => !FILTERS_OF_QUEUE[queue].includes(key));
    if (names.length > 0 && unknown.length === 0) return;
    const message =
      names.length === 0 ? 'Pilih minimal satu filter' : `Filter tidak dikenal: ${unknown.join(', ')}`;
    ctx.addIssue({ code: 'custom', path: ['filters'], message });
  }),
  reply: view,
});
export const deskRenameView = contract('deskRenameView', {
  summary: 'Give a saved view another name',
  params: idParams,
  body: z.object({ name }),
  reply: view,
});
export const deskDeleteView = contract('deskDeleteView', {
  summary: 'Delete a saved view',
  params: idParams,
  reply: nothing,
});
