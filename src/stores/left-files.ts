import { filesMark } from './files-mark.ts';

/** Removes files that a closed tab left behind a day ago or longer. */
export async function sweepLeftFiles(): Promise<void> {
  if (!filesMark.isSet()) return;
  const [{ drafts }, { shelf }] = await Promise.all([
    import('./member-drafts.ts'),
    import('./browser-shelf.ts'),
  ]);
  await drafts.sweep();
  if ((await shelf.keys()).length === 0) filesMark.remove();
}
