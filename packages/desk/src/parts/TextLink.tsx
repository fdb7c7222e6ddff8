import type { ComponentProps } from 'react';

/** A link inside a text or a list of facts. */
export const TextLink = (props: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...props} className="nu:text-brand nu:underline nu:underline-offset-2 nu:break-words" />
);
