declare global {
  /** Named by the build (build-tag.ts): files that every tag starts with, as this one sees them. Absent in source. */
  var __NAUNGAN_START_FILES__: readonly string[] | undefined;
}

/** Has a file come to the browser's cache. Not what a hotel's network shows in the place of it. */
async function fetchFile(file: string) {
  const { href } = new URL(file, import.meta.url);
  const answer = await fetch(href);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
    throw new Error(`${href} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/**
 * Loads what puts a storefront into the tag. Its files are fetched before they are imported: browsers keep a failed import
 * for as long as the page is there, and the page is not ours to load anew.
 * @throws where a file does not come; the next call asks again
 */
export async function importStart() {
  await Promise.all((globalThis.__NAUNGAN_START_FILES__ ?? []).map(fetchFile));
  return import('./mount-tag.tsx');
}
