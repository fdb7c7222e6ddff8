import { type Address, browserNavigation, type Navigation } from './navigation.ts';

/** Where the page that is shown is kept: unseen in the entries of the history, or after the `#` of the address. */
export type PageKeeping = 'history' | 'hash';

export type InPageNavigation = Navigation & {
  /** What is shown, and which visit of it this is; a step within a page keeps its visit. */
  current: () => { path: string; visit: string };
  /** Calls `listener` when another page is to be shown; returns the function that stops it. */
  onMove: (listener: () => void) => () => void;
  /** What is shown when nothing is kept. */
  setStart: (path: string) => void;
};

/** Paths are those of no site. */
const BASE = 'http://in-page.invalid';

/** What an entry of the history keeps, with where its storefront began. */
type Kept = { path: string; visit: string; start: string };

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  ['path', 'visit', 'start'].every((name) => typeof Reflect.get(kept, name) === 'string');

/** What this entry of the history keeps for us, beside what the host's router keeps there. */
function keptInHistory(key: string): Kept | null {
  const state: unknown = history.state;
  const kept: unknown =
    typeof state === 'object' && state !== null && key in state ? Reflect.get(state, key) : null;
  return isKept(kept) ? kept : null;
}

const newVisit = () => Math.random().toString(36).slice(2);

/**
 * Navigation of a storefront that shows all its pages in one place of one page of the host. Paths that are none of its
 * pages are left to the browser.
 */
export function inPageNavigation(options: {
  start: string;
  keptIn: PageKeeping;
  /** The name of what is kept in an entry of the history: two storefronts of one page need two. */
  historyKey?: string;
  isPage: (path: string) => boolean;
}): InPageNavigation {
  const { keptIn, isPage, historyKey = 'naungan' } = options;
  const listeners = new Set<() => void>();
  let start = options.start;

  /** Of another line or search nothing is gone on with. A host that says no search may have forgotten it by a reload. */
  const isOurs = (began: string) => began === start || began.startsWith(`${start}/`);

  function current() {
    const kept = keptInHistory(historyKey);
    const path = keptIn === 'history' ? (kept?.path ?? '') : location.hash.slice(1);
    if (!path.startsWith('/') || (kept && !isOurs(kept.start))) return { path: start, visit: '' };
    return { path, visit: kept?.path === path ? kept.visit : path };
  }

  function keep(path: string, visit: string, replace: boolean) {
    const state: unknown = history.state;
    const next = { ...(typeof state === 'object' ? state : null), [historyKey]: { path, visit, start } };
    const url = keptIn === 'hash' ? `#${path}` : undefined;
    if (replace) history.replaceState(next, '', url);
    else history.pushState(next, '', url);
  }

  /** A path as seen from the page that is shown; `null` for one of another site. */
  function resolve(url: string): string | null {
    const { origin, pathname, search, hash } = new URL(url, new URL(current().path, BASE));
    return origin === BASE ? pathname + search + hash : null;
  }

  function address(): Address {
    const { pathname, search, hash } = new URL(current().path, BASE);
    return { pathname, search, hash };
  }

  return {
    current,
    address,
    navigate(url, { replace = false } = {}) {
      const path = resolve(url);
      if (path === null || !isPage(path)) return browserNavigation.navigate(url, { replace });
      keep(path, newVisit(), replace);
      for (const listener of listeners) listener();
    },
    setAddress(url, { replace = false } = {}) {
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
