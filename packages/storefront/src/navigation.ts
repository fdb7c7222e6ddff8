export type PageUrl = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Navigation of a storefront: by the browser, or by a host's router. */
export type Navigation = {
  /** Navigates to another page. With `replace`, the browser's back button does not return to this page. */
  navigate: (url: string, options?: { replace?: boolean }) => void;
  /** Returns the URL of this page. */
  currentUrl: () => PageUrl;
  /** Changes the URL of this page. With `replace` the history entry stays and keeps its state. */
  setUrl: (url: string, options?: { replace?: boolean }) => void;
  /** Calls `listener` after the visitor has gone back or forward on this page; returns the function that unsubscribes. */
  onStep: (listener: () => void) => () => void;
  /** Returns the full URL under which others can open a page, or null. */
  urlOf: (path: string) => string | null;
};

/** Navigation by the browser's location and history. */
export const browserNavigation: Navigation = {
  navigate: (url, { replace } = {}) => (replace ? location.replace(url) : location.assign(url)),
  currentUrl: () => location,
  setUrl(url, { replace } = {}) {
    if (replace) history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
  },
  onStep(listener) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
  urlOf: (path) => new URL(path, location.href).href,
};
