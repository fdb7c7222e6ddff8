import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { recordMessages } from '../messages.ts';
import type { GroupId } from './groups.ts';

export type DetailGroupProps = WithHostProps<
  {
    group: GroupId;
    /** Shown next to the title. */
    action?: ReactNode;
    children: ReactNode;
  },
  'section'
>;

/** A card with the facts of one topic, such as persons, cover or documents. `GroupIndex` links to its `id`. */
export function DetailGroup({ group, action, children, ...rest }: DetailGroupProps) {
  const texts = useMessages('Records', recordMessages);
  const id = useId();
  return (
    <section {...rest} id={group} aria-labelledby={id}>
      <Card>
        <div className="nu:mb-4 nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-3 nu:gap-y-2">
          <Heading level={2} id={id} className="nu:text-h4">
            {texts[group]}
          </Heading>
          {action}
        </div>
        {/* The last class hides the border below an accordion, because the group draws a border between its children. */}
        <div className="nu:divide-y nu:divide-line nu:*:py-5 nu:*:first:pt-0 nu:*:last:pb-0 nu:[&_div:has(>details)]:border-b-0">
          {children}
        </div>
      </Card>
    </section>
  );
}
