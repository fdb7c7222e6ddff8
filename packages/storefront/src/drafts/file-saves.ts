/**
 * Tracks the saves that store files of drafts. While they run, the browser asks before the visitor leaves the page, because
 * leaving loses the file that is being stored. `page` is the window.
 */
export function createFileSaves(page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const runningSaves = new Set<Promise<unknown>>();

  function confirmLeaving(event: Event) {
    event.preventDefault();
    // Chrome before version 119 asks only if this deprecated property is set.
    (event as BeforeUnloadEvent).returnValue = true;
  }

  return {
    add(save: Promise<unknown>): void {
      // The listener is added only when needed, because it disables the back/forward cache in some browsers.
      page.addEventListener('beforeunload', confirmLeaving);
      runningSaves.add(save);
      const remove = () => {
        runningSaves.delete(save);
        if (runningSaves.size === 0) page.removeEventListener('beforeunload', confirmLeaving);
      };
      save.then(remove, remove);
    },
    /** Resolves when all running saves have ended. A redirect waits for it, because a visitor cannot decide about a redirect. */
    finished: async (): Promise<void> => void (await Promise.allSettled(runningSaves)),
  };
}
