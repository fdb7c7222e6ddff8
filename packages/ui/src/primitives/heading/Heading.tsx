import type { ComponentProps } from 'react';
import { useHost } from '../host/host.tsx';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export type HeadingProps = ComponentProps<'h1'> & {
  /** As on a page of its own, whose heading is 1; the site may begin lower. */
  level: 1 | 2 | 3;
};

/** A heading at its place among those of the page that it is in. */
export function Heading({ level, ...rest }: HeadingProps) {
  const { headingLevel } = useHost();
  const Tag = TAGS[headingLevel + level - 2] ?? 'h6';
  return <Tag {...rest} />;
}
