import type { ComponentProps, ElementType } from 'react';

/** A component's props, and the attributes of the element or component to which it passes all other props. */
export type WithHostProps<Own, Element extends ElementType = 'div'> = Own &
  Omit<ComponentProps<Element>, keyof Own | 'children'>;
