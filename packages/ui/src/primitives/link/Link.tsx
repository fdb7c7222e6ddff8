import type { ComponentProps } from 'react';
import { useHost } from '../host/host.tsx';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** A link to a page of the site, by its router. A file, or what opens beside the page, is for the browser. */
export function Link(props: LinkProps) {
  const { Link: HostLink } = useHost();
  const Anchor = props.target === undefined && props.download === undefined ? HostLink : 'a';
  return <Anchor {...props} />;
}
