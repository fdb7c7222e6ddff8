import type { ComponentProps, MouseEvent } from 'react';
import { readPage } from '../pages.ts';
import { useStorefront } from '../react/provider.tsx';

/** With a modifier key, a click opens another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link of a storefront that shows its pages inside a host page: its own pages open there, others in a new
 * tab.
 */
export function PageLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const { links, navigate, urlOf } = useStorefront();
  if (!href.startsWith('/') || !readPage(links, href))
    return <a {...rest} href={href} target="_blank" rel="noopener" onClick={onClick} />;
  return (
    <a
      {...rest}
      // A page without its own URL has the URL of the host page. Never empty, because an empty href is not a
      // link everywhere.
      href={urlOf(href) ?? location.pathname + location.search}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
