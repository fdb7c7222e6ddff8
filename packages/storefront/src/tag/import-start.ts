declare global {
  /**
   * Inserted by the build (packages/storefront/build-tag.ts): the URLs, relative to this file, of the scripts that every
   * storefront element needs to start. Undefined in source.
   */
  var __NAUNGAN_START_FILES__: readonly string[] | undefined;
}

/** Loads a file into the browser's cache. Rejects a page that a captive portal sends instead of the file. */
async function fetchFile(file: string) {
  const { href } = new URL(file, import.meta.url);
  const response = await fetch(href);
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
    throw new Error(`${href} is not a script: the response has the status ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Loads the code that mounts a storefront. Its files are fetched before they are imported: browsers remember
 * a failed import until the page is reloaded, and a storefront must not reload the host's page.
 * @throws if a file fails to load; the next call retries
 */
export async function importStart() {
  await Promise.all((globalThis.__NAUNGAN_START_FILES__ ?? []).map(fetchFile));
  return import('./mount-tag.tsx');
}
