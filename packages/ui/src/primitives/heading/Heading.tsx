import type { ComponentProps } from 'react';
import { useHost } from '../host/HostProvider.tsx';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export type HeadingProps = ComponentProps<'h1'> & {
  /**
   * Level relative to the page: 1 is the page's own heading. The heading level of `HostProvider` is added, so
   * that a partner's page can start at a lower level.
   */
  level: 1 | 2 | 3;
};

/** A heading whose level is relative to `headingLevel` of `HostProvider`. */
export function Heading({ level, ...rest }: HeadingProps) {
  const { headingLevel } = useHost();
  // Both levels begin with 1, and the first index of `TAGS` is 0.
  const Tag = TAGS[headingLevel + level - 2] ?? 'h6';
  return <Tag {...rest} />;
}
