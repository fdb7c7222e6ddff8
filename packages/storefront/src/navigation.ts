export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** How a storefront moves between addresses: the browser's own way, or that of a host's router. */
export type Navigation = {
  /** Leaves for another page; with `replace` the way back does not lead here. */
  navigate: (url: string, options?: { replace?: boolean }) => void;
  /** Where this page is. */
  address: () => Address;
  /** Gives this page another address. With `replace` the entry of the history keeps its place and what it holds. */
  setAddress: (url: string, options?: { replace?: boolean }) => void;
  /** Calls `listener` after a step back or forward on this page; returns the function that stops it. */
  onStep: (listener: () => void) => () => void;
  /** The address under which others open a page, in full; null of one that has none. */
  urlOf: (path: string) => string | null;
};

/** The browser's location and history. */
export const browserNavigation: Navigation = {
  navigate: (url, { replace } = {}) => (replace ? location.replace(url) : location.assign(url)),
  address: () => location,
  setAddress(url, { replace } = {}) {
    if (replace) history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
  },
  onStep(listener) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
  urlOf: (path) => new URL(path, location.href).href,
};
