import { browserNavigation, type PageUrl } from '@naungan/storefront/navigation';
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import { type SearchNavigation, searchNavigation } from './search-navigation.ts';

const NO_INPUT: PageUrl = { pathname: '', search: '', hash: '' };
const prerenderedNavigation = { ...searchNavigation, currentUrl: () => NO_INPUT };

const noSubscription = () => () => undefined;

/** Returns whether the URL contains an earlier input or a step. */
function hasInput(): boolean {
  const { search, hash } = browserNavigation.currentUrl();
  return search !== '' || hash !== '';
}

export type FormWithUrlStateProps = {
  /** Returns the form. Its initial values and its step are in the URL of the navigation. */
  children: (navigation: SearchNavigation) => ReactNode;
};

/**
 * Renders a search form that keeps its input in the URL. The build renders the form for a URL without input, so the first
 * render in the browser does the same.
 */
export function FormWithUrlState({ children }: FormWithUrlStateProps) {
  const isPrerendered = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  // Only the value at the first render counts, because the form itself changes the URL.
  const [startsWithInput] = useState(() => typeof location !== 'undefined' && hasInput());
  // Another key mounts a new form, which reads the input from the URL.
  return (
    <Fragment key={String(!isPrerendered && startsWithInput)}>
      {children(isPrerendered ? prerenderedNavigation : searchNavigation)}
    </Fragment>
  );
}
