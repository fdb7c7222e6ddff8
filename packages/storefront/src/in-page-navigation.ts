import { browserNavigation, type Navigation, type PageUrl } from './navigation.ts';

/** Where the displayed page is stored: in the history entries, or in the URL's hash. */
export type PageStorage = 'history' | 'hash';

export type InPageNavigation = Navigation & {
  /** Returns the displayed path and its visit; a step within a page has the same visit. */
  current: () => { path: string; visit: string };
  /** Calls `listener` when another page must be displayed; returns the function that unsubscribes. */
  onMove: (listener: () => void) => () => void;
  /** Sets the path that is displayed when nothing is stored. */
  setStart: (path: string) => void;
};

/** Base for parsing paths; no real site. */
const BASE = 'http://in-page.invalid';

/** Stored in a history entry, with the start path of its storefront. */
type StoredPage = { path: string; visit: string; start: string };

const isKept = (kept: unknown): kept is StoredPage =>
  typeof kept === 'object' &&
  kept !== null &&
  ['path', 'visit', 'start'].every((name) => typeof Reflect.get(kept, name) === 'string');

/** Returns what this history entry stores for the storefront, in addition to the host router's state. */
function storedInHistory(key: string): StoredPage | null {
  const state: unknown = history.state;
  const kept: unknown =
    typeof state === 'object' && state !== null && key in state ? Reflect.get(state, key) : null;
  return isKept(kept) ? kept : null;
}

const newVisit = () => Math.random().toString(36).slice(2);

/**
 * Navigation of a storefront that displays all pages inside one host page. The browser handles paths that are
 * not its pages.
 */
export function inPageNavigation(options: {
  start: string;
  keptIn: PageStorage;
  /** Name of the stored value in a history entry: two storefronts on one page need different names. */
  historyKey?: string;
  isPage: (path: string) => boolean;
}): InPageNavigation {
  const { keptIn, isPage, historyKey = 'naungan' } = options;
  const listeners = new Set<() => void>();
  let start = options.start;

  /** An entry of another line or search is ignored. A host without a search may have lost it in a reload. */
  const isOwnEntry = (began: string) => began === start || began.startsWith(`${start}/`);

  function current() {
    const kept = storedInHistory(historyKey);
    const path = keptIn === 'history' ? (kept?.path ?? '') : location.hash.slice(1);
    if (!path.startsWith('/') || (kept && !isOwnEntry(kept.start))) return { path: start, visit: '' };
    return { path, visit: kept?.path === path ? kept.visit : path };
  }

  function keep(path: string, visit: string, replace: boolean) {
    const state: unknown = history.state;
    const next = { ...(typeof state === 'object' ? state : null), [historyKey]: { path, visit, start } };
    const url = keptIn === 'hash' ? `#${path}` : undefined;
    if (replace) history.replaceState(next, '', url);
    else history.pushState(next, '', url);
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
      keep(path, newVisit(), replace);
      for (const listener of listeners) listener();
    },
    setUrl(url, { replace = false } = {}) {
      const path = resolve(url);
      if (path !== null) keep(path, current().visit, replace);
    },
    onStep: browserNavigation.onStep,
    onMove(listener) {
      listeners.add(listener);
      const stop = browserNavigation.onStep(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    setStart(path) {
      start = path;
    },
    urlOf: (path) => (keptIn === 'hash' ? new URL(`#${path}`, location.href).href : null),
  };
}
