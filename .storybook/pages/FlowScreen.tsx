import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';

type FlowScreenProps = { of: ComponentProps<typeof Story>['of']; height?: number; children?: ReactNode };

/**
 * One screen of a flow in a frame, so that its dialogs and headings stay inside. Its story shows the other
 * states.
 */
export function FlowScreen({ of, height = 560, children }: FlowScreenProps) {
  return (
    <figure className="naungan-screen">
      <Story of={of} inline={false} height={`${height}px`} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
