/** Read by the inline script of every page (src/lib/inline-scripts.mjs): the same key. */
const KEY = 'site-notice';

/** Stores a message for the next page, which shows it once as a warning [1 §2.4]. */
export function storeNotice(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** The stored message, which is removed; null when there is none. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
