/** Whether the browser is online, with a subscription; a fake in tests. */
export type Network = {
  online: () => boolean;
  /** Returns the function that unsubscribes. */
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

/** Resolves immediately if the browser is online, else when the network returns. */
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
