import { draftFilesFlag } from '@naungan/storefront/storage/draft-files-flag';

/** Deletes files whose tab was closed, once they are a day old. */
export async function removeOrphanedFiles(): Promise<void> {
  if (!draftFilesFlag.isSet()) return;
  const [{ drafts }, { fileStore }] = await Promise.all([
    import('./member-drafts.ts'),
    import('./browser-file-store.ts'),
  ]);
  await drafts.removeOrphanedFiles();
  if ((await fileStore.keys()).length === 0) draftFilesFlag.remove();
}
