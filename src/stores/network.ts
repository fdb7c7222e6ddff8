/** Whether there is a network, and when that changes; the browser's, or a fake in tests. */
export type Network = {
  online: () => boolean;
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void;
};

export const network: Network = {
  online: () => navigator.onLine,
  subscribe(listener) {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

/** Until there is a network; at once when there is one. */
export function untilOnline({ online, subscribe }: Network): Promise<void> {
  if (online()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!online()) return;
      stop();
      resolve();
    });
  });
}
