import type { ComponentProps } from 'react';
import { useHost } from '../host/host.tsx';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export type HeadingProps = ComponentProps<'h1'> & {
  /** Level as if the page's heading were 1; the host may start at a lower level. */
  level: 1 | 2 | 3;
};

/** A heading whose level is relative to the host's `headingLevel`. */
export function Heading({ level, ...rest }: HeadingProps) {
  const { headingLevel } = useHost();
  const Tag = TAGS[headingLevel + level - 2] ?? 'h6';
  return <Tag {...rest} />;
}
