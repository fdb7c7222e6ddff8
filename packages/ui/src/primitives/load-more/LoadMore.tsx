import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { loadMoreMessages } from './messages.ts';

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether there are more entries. If not, the button is disabled, not removed [2 §9]. */
  hasMore: boolean;
  pending?: boolean;
  onLoadMore: () => void;
  /** Number of displayed entries. */
  shownCount: number;
  /** Number of all entries, if it is known. */
  total?: number;
  label?: string;
  /** URL of the list with more entries, for a browser without JavaScript. */
  href?: string | undefined;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'LoadMore'>;
};

/** A button that loads more entries of a list, below the number of displayed entries. */
export function LoadMore({
  hasMore,
  pending,
  onLoadMore,
  shownCount,
  total,
  messages,
  label,
  href,
  className,
  ...rest
}: LoadMoreProps) {
  const texts = useMessages('LoadMore', loadMoreMessages, messages);
  const buttonLabel = label ?? texts.loadMore;
  return (
    <div {...rest} className={cx('nu:flex nu:flex-col nu:items-center nu:gap-3 nu:py-6', className)}>
      <p role="status" className="nu:tabular nu:text-sm nu:text-muted">
        {texts.shown(shownCount, total)}
      </p>
      <Button
        variant="secondary"
        disabled={!hasMore}
        pending={pending}
        onClick={onLoadMore}
        className={cx('nu:min-w-44', href !== undefined && 'nu:noscript:hidden')}
      >
        {buttonLabel}
      </Button>
      {href !== undefined && hasMore && (
        <noscript>
          <ButtonLink variant="secondary" href={href}>
            {buttonLabel}
          </ButtonLink>
        </noscript>
      )}
    </div>
  );
}
