import { draftFilesFlag } from '../storage/browser-flag.ts';
import type { Storefront } from '../storefront.ts';

/** Deletes draft files of closed tabs after a day. Loads the code for the deletion only if the browser stores draft files. */
export async function removeOrphanedFiles(shop: Storefront): Promise<void> {
  const flag = draftFilesFlag(shop.storageKeys);
  if (!flag.isSet()) return;
  const [{ draftsOf }, { fileStoreOf }] = await Promise.all([
    import('./member-drafts.ts'),
    import('../storage/browser-file-store.ts'),
  ]);
  await draftsOf(shop).removeOrphanedFiles();
  if ((await fileStoreOf(shop).keys()).length === 0) flag.remove();
}
