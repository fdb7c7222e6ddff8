import type { ComponentProps } from 'react';
import { useHost } from '../host/HostProvider.tsx';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to a page of the site, rendered by the link component of `HostProvider`. For files and for links to a
 * new tab use a native `a`.
 */
export function Link(props: LinkProps) {
  const { Link: HostLink } = useHost();
  const Anchor = props.target === undefined && props.download === undefined ? HostLink : 'a';
  return <Anchor {...props} />;
}
