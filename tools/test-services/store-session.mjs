/**
 * Runs in a page of the site: stores a session's token in the tab, encrypted as
 * `packages/storefront/src/storage/encrypted-storage.ts` does. The next page of the tab restores the session.
 * @param {string} token
 */
export async function storeSession(token) {
  const resultOf = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const openRequest = indexedDB.open('site-keys');
  openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('keys');
  const database = await resultOf(openRequest);
  const store = () => database.transaction('keys', 'readwrite').objectStore('keys');
  let key = await resultOf(store().get('session'));
  if (!key) {
    key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await resultOf(store().put(key, 'session'));
  }
  database.close();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(token));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
  sessionStorage.setItem('site.access_token', btoa(String.fromCharCode(...iv, ...body)));
}

/** A file of the site without scripts, in which `storeSession` can run. */
export const BARE_PAGE = '/robots.txt';
