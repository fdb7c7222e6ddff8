import { parseRoute, type Route } from './route.ts';

/** The address of the shown screen. The browser's back and forward buttons move through the pushed addresses. */
export type Router = {
  current: () => Route;
  /** Calls `listener` after each change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Opens an address returned by `routeHref`. */
  push: (href: string) => void;
  /** Opens an address without a new entry in the history, for filters that change during typing. */
  replace: (href: string) => void;
  back: () => void;
};

/** Returns a router that stores the address in the hash of the page. */
export function createHashRouter(window: Window): Router {
  // A snapshot must be the same object until the hash changes.
  let route = parseRoute(window.location.hash);
  let hash = window.location.hash;
  const listeners = new Set<() => void>();

  function update() {
    if (window.location.hash === hash) return;
    hash = window.location.hash;
    route = parseRoute(hash);
    for (const listener of listeners) listener();
  }
  window.addEventListener('hashchange', update);
  return {
    current: () => route,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(href) {
      window.location.hash = href;
      update();
    },
    replace(href) {
      window.history.replaceState(window.history.state, '', href);
      update();
    },
    back: () => window.history.back(),
  };
}
