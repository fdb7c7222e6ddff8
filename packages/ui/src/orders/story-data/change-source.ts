import type { Watch } from '../../flow/use-watch.ts';

/** Returns a `Watch`, a function that triggers a change, and a function that returns the number of listeners. */
export function createChangeSource(): {
  watch: Watch;
  triggerChange: () => void;
  watcherCount: () => number;
} {
  const listeners = new Set<() => void>();
  return {
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    triggerChange() {
      for (const listener of listeners) listener();
    },
    watcherCount: () => listeners.size,
  };
}
