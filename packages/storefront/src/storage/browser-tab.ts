import { oncePerStorefront } from '../once-per-storefront.ts';
import { createTab } from './tab.ts';

/** Identifies this tab among the tabs of the browser; insecure origins have no locks. */
export const tabOf = oncePerStorefront(({ storageKeys }) =>
  createTab({ name: `${storageKeys}-tab`, webStorage: sessionStorage, locks: navigator.locks }),
);
