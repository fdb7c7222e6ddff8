import { parseRoute } from './route.ts';
import type { Router } from './router.ts';

/** Returns a router without a browser's address, for stories. `history` has the pushed addresses, the newest last. */
export function createMemoryRouter(href: string): Router & { history: string[] } {
  const history = [href];
  const listeners = new Set<() => void>();
  let route = parseRoute(href);

  function update() {
    route = parseRoute(history.at(-1) ?? '');
    for (const listener of listeners) listener();
  }
  return {
    history,
    current: () => route,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(target) {
      history.push(target);
      update();
    },
    replace(target) {
      history.splice(-1, 1, target);
      update();
    },
    back() {
      if (history.length > 1) history.pop();
      update();
    },
  };
}
