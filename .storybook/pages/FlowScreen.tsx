import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';

type FlowScreenProps = { of: ComponentProps<typeof Story>['of']; height?: number; children?: ReactNode };

/**
 * Shows a story as one screen of a flow. The iframe keeps the story's dialogs and headings apart from the page.
 */
export function FlowScreen({ of, height = 560, children }: FlowScreenProps) {
  return (
    <figure className="naungan-screen">
      <Story of={of} inline={false} height={`${height}px`} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
