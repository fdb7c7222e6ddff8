import type { DeskClient } from '@naungan/api/desk-client';
import { DESK_HEARTBEATS, isDeskRead } from '@naungan/api/desk-reads';
import { type RouteName, routes } from '@naungan/api/routes';

/** Announces to the frame of the desk that records may have changed, so that the counts in the menu load again. */
export type ChangeSignal = {
  notify: () => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

export function createChangeSignal(): ChangeSignal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns whether a call stores a change. After a sign-out nothing can be read. */
export const storesChange = (name: RouteName): boolean =>
  !isDeskRead(name, routes[name].method) && !DESK_HEARTBEATS.includes(name) && name !== 'deskLogout';

/** Returns the same client; after each stored change it calls `notify`. */
export function withChangeSignal(
  { call, upload }: Pick<DeskClient, 'call' | 'upload'>,
  { notify }: Pick<ChangeSignal, 'notify'>,
): Pick<DeskClient, 'call' | 'upload'> {
  return {
    async call(name, input) {
      const reply = await call(name, input);
      if (storesChange(name)) notify();
      return reply;
    },
    async upload(name, input) {
      const reply = await upload(name, input);
      notify();
      return reply;
    },
  };
}
