import { createTab } from '@naungan/storefront/storage/tab';

/** This tab among those of the browser; insecure origins have no locks. */
export const tab = createTab({ webStorage: sessionStorage, locks: navigator.locks });
