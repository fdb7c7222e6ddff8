/**
 * Stores a message for the next page. The inline script of the site's pages (src/components/inline/inline-scripts.mjs) also
 * reads the message.
 */
export function createNotice(storageKeys: string) {
  const key = `${storageKeys}-notice`;
  return {
    /** Stores a message that the next page displays once as a warning [1 §2.4]. */
    store: (text: string): void => sessionStorage.setItem(key, text),
    /** Removes and returns the stored message; null if there is none. */
    take(): string | null {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return text;
    },
  };
}
