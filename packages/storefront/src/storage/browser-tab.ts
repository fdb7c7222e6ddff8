import { oncePerStorefront } from '../once-per-storefront.ts';
import { tabStorage } from './browser-objects.ts';
import { createTab } from './tab.ts';

/** Returns the identity of this tab among the tabs of the browser. `navigator.locks` is undefined on insecure origins. */
export const tabOf = oncePerStorefront(({ storageKeys }) =>
  createTab({ name: `${storageKeys}-tab`, webStorage: tabStorage, locks: navigator.locks }),
);
