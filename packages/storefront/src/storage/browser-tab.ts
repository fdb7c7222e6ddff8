import { part } from '../part.ts';
import { createTab } from './tab.ts';

/** Identifies this tab among those of the browser; insecure origins have no locks. */
export const tabOf = part(({ storageKeys }) =>
  createTab({ name: `${storageKeys}-tab`, webStorage: sessionStorage, locks: navigator.locks }),
);
