/** A message for the next page. The inline script of the site's pages (src/lib/inline-scripts.mjs) reads it as well. */
export function createNotice(storageKeys: string) {
  const key = `${storageKeys}-notice`;
  return {
    /** Stores a message for the next page, which shows it once as a warning [1 §2.4]. */
    store: (text: string): void => sessionStorage.setItem(key, text),
    /** The stored message, which is removed; null when there is none. */
    take(): string | null {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return text;
    },
  };
}
