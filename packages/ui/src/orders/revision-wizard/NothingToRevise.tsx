import type { ComponentProps } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { revisionFormMessages } from './messages.ts';

/** Shown if the insurer sent nothing back, or the corrections were sent already [2 §8]. */
export function NothingToRevise({ ...rest }: ComponentProps<'div'>) {
  const texts = useMessages('RevisionForm', revisionFormMessages);
  const links = useLinks();
  return (
    <EmptyState
      {...rest}
      title={
        <Heading level={1} className="nu:text-h4">
          {texts.nothingToDo}
        </Heading>
      }
      action={<ButtonLink href={links.orders}>{texts.myOrders}</ButtonLink>}
    />
  );
}
