import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { readPage } from '../pages.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';

/** Returns whether a click has no modifier key. A click with a modifier key opens another tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const noSubscription = () => () => undefined;

/**
 * A link of a storefront inside a host page: pages of the storefront open in the host page, other pages in a new
 * tab.
 */
export function PageLink({ href = '', onClick, ...linkProps }: ComponentProps<'a'>) {
  const { links, navigate, urlOf } = useStorefront();
  const url = useSyncExternalStore(
    noSubscription,
    // If the storefront does not store its pages in the URL, `urlOf` returns null. The link then gets the URL of the
    // host page, because not every browser treats an element with an empty href as a link.
    () => urlOf(href) ?? location.pathname + location.search,
    // The server does not know the URL of the host page.
    () => '#',
  );
  if (!href.startsWith('/') || !readPage(links, href))
    return <a {...linkProps} href={href} target="_blank" rel="noopener" onClick={onClick} />;
  return (
    <a
      {...linkProps}
      href={url}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
