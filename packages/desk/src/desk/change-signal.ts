import type { DeskClient } from '@naungan/api/desk-client';
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

/** Calls that store nothing about a record, although their method is not GET. An open page repeats the first two. */
const WITHOUT_CHANGE: readonly RouteName[] = [
  'deskPresence',
  'deskLeave',
  'deskLogout',
  'deskSearchIdentity',
];

/** Returns whether a call stores a change. Previews are POST so that their texts are not in the address. */
export const storesChange = (name: RouteName): boolean =>
  routes[name].method !== 'GET' && !WITHOUT_CHANGE.includes(name) && !name.startsWith('deskPreview');

/** Returns the same client; after each stored change it calls `notify`. */
export function withChangeSignal(
  { call, upload }: Pick<DeskClient, 'call' | 'upload'>,
  { notify }: Pick<ChangeSignal, 'notify'>,
): Pick<DeskClient, 'call' | 'upload'> {
  const notifying =
    <Rest extends unknown[]>(send: (name: RouteName, ...rest: Rest) => Promise<unknown>) =>
    async (name: RouteName, ...rest: Rest) => {
      const reply = await send(name, ...rest);
      if (storesChange(name)) notify();
      return reply;
    };
  return {
    call: notifying(call as never) as unknown as DeskClient['call'],
    upload: notifying(upload as never) as unknown as DeskClient['upload'],
  };
}
