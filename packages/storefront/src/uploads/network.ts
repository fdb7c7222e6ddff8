/** The state of the browser's network connection. Tests use a fake. */
export type Network = {
  isOnline: () => boolean;
  /** Calls `listener` after each change of the state. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

export const network: Network = {
  isOnline: () => navigator.onLine,
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
export function untilOnline({ isOnline, subscribe }: Network): Promise<void> {
  if (isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });
}
