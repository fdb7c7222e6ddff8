/**
 * Runs in a page of the site: stores a session's token like a tab does, encrypted with the browser's key, as
 * `packages/storefront/src/storage/encrypted-storage.ts` does. The next page restores the session as after a
 * reload.
 * @param {string} token
 */
export async function keepSession(token) {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('site-keys');
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  const database = await done(opening);
  const store = () => database.transaction('keys', 'readwrite').objectStore('keys');
  let key = await done(store().get('session'));
  if (!key) {
    key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await done(store().put(key, 'session'));
  }
  database.close();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(token));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
  sessionStorage.setItem('site.access_token', btoa(String.fromCharCode(...iv, ...body)));
}

/** A page of the site without scripts, from which a session can be stored. */
export const BARE_PAGE = '/robots.txt';
