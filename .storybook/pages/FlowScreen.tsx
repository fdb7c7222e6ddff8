import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';

type FlowScreenProps = { of: ComponentProps<typeof Story>['of']; height?: number; children?: ReactNode };

/** One screen of a flow in a frame of its own, so that dialogs and page headings stay in it; its story tells the rest. */
export function FlowScreen({ of, height = 560, children }: FlowScreenProps) {
  return (
    <figure className="naungan-screen">
      <Story of={of} inline={false} height={`${height}px`} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
