import type { ComponentProps, MouseEvent } from 'react';
import { readPage } from '../pages.ts';
import { useStorefront } from '../react/provider.tsx';

/** With one of these a press asks the browser for another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link of a storefront that shows its pages in one place: a page changes in it, all else opens beside. */
export function PageLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const { links, navigate, urlOf } = useStorefront();
  if (!href.startsWith('/') || !readPage(links, href))
    return <a {...rest} href={href} target="_blank" rel="noopener" onClick={onClick} />;
  return (
    <a
      {...rest}
      // Without an address of its own the page opens where the storefront begins. Never empty: that is no link to all.
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
