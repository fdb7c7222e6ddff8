import { browserNavigation, type Navigation, type PageUrl } from './navigation.ts';

/** Where the displayed page is stored: in the history entries, or in the URL's hash. */
export type PageStorage = 'history' | 'hash';

export type InPageNavigation = Navigation & {
  /** Returns the displayed path and the id of its visit. A step within a page does not change the id. */
  current: () => { path: string; visit: string };
  /** Calls `listener` when another page must be displayed; returns the function that unsubscribes. */
  onMove: (listener: () => void) => () => void;
  /** Sets the path that is displayed while no page is stored. */
  setStart: (path: string) => void;
};

/** Base for parsing paths; no real site. */
const BASE = 'http://in-page.invalid';

/** The value stored in a history entry: the page, and the start path of its storefront. */
type StoredPage = { path: string; visit: string; start: string };

const isStoredPage = (value: unknown): value is StoredPage =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'visit', 'start'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Returns the page that the current history entry stores for this storefront, next to the host router's state. */
function storedInHistory(key: string): StoredPage | null {
  const state: unknown = history.state;
  const value: unknown =
    typeof state === 'object' && state !== null && key in state ? Reflect.get(state, key) : null;
  return isStoredPage(value) ? value : null;
}

/** Returns the random id of a visit, which distinguishes two visits of the same path. */
const newVisit = () => Math.random().toString(36).slice(2);

/**
 * Returns the navigation of a storefront that displays all pages inside one host page. The browser handles paths
 * that are no pages of the storefront.
 */
export function inPageNavigation(options: {
  start: string;
  pageStorage: PageStorage;
  /** Name of the stored value in a history entry: two storefronts on one page need different names. */
  historyKey?: string;
  isPage: (path: string) => boolean;
}): InPageNavigation {
  const { pageStorage, isPage, historyKey = 'naungan' } = options;
  const listeners = new Set<() => void>();
  let start = options.start;

  /**
   * Returns whether an entry belongs to this storefront: the entry started with the same line and search. After a reload
   * the host may no longer know the search. The storefront then starts with the landing page of the line
   * ('/products/kesehatan'), and the entry's start is a path below that page ('/products/kesehatan/plan?dob=…').
   */
  const isEntryOfStorefront = (entryStart: string) =>
    entryStart === start || entryStart.startsWith(`${start}/`);

  function current() {
    // A server renders the start page.
    if (typeof history === 'undefined') return { path: start, visit: '' };
    const storedPage = storedInHistory(historyKey);
    const path = pageStorage === 'history' ? (storedPage?.path ?? '') : location.hash.slice(1);
    if (!path.startsWith('/') || (storedPage && !isEntryOfStorefront(storedPage.start)))
      return { path: start, visit: '' };
    // A hash that the visitor typed has no stored visit.
    return { path, visit: storedPage?.path === path ? storedPage.visit : path };
  }

  function storePage(path: string, visit: string, { replace }: { replace: boolean }) {
    const state: unknown = history.state;
    const newState = { ...(typeof state === 'object' ? state : null), [historyKey]: { path, visit, start } };
    const url = pageStorage === 'hash' ? `#${path}` : undefined;
    if (replace) history.replaceState(newState, '', url);
    else history.pushState(newState, '', url);
  }

  /** Resolves a path relative to the displayed page; `null` for another site. */
  function resolve(url: string): string | null {
    const { origin, pathname, search, hash } = new URL(url, new URL(current().path, BASE));
    return origin === BASE ? pathname + search + hash : null;
  }

  function currentUrl(): PageUrl {
    const { pathname, search, hash } = new URL(current().path, BASE);
    return { pathname, search, hash };
  }

  return {
    current,
    currentUrl,
    navigate(url, { replace = false } = {}) {
      const path = resolve(url);
      if (path === null || !isPage(path)) return browserNavigation.navigate(url, { replace });
      storePage(path, newVisit(), { replace });
      for (const listener of listeners) listener();
    },
    setUrl(url, { replace = false } = {}) {
      const path = resolve(url);
      if (path !== null) storePage(path, current().visit, { replace });
    },
    onStep: browserNavigation.onStep,
    onMove(listener) {
      listeners.add(listener);
      const unsubscribe = browserNavigation.onStep(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    setStart(path) {
      start = path;
    },
    urlOf: (path) => (pageStorage === 'hash' ? new URL(`#${path}`, location.href).href : null),
  };
}
