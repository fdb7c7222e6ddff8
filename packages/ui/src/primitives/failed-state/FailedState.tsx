import { RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { FailedArt } from './FailedArt.tsx';
import { failedStateMessages } from './messages.ts';

export type FailedStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode;
  onRetry: () => void;
  /** Whether the request is being repeated. */
  pending?: boolean;
  /** Whether the request got no response; the drawing then shows a lost signal. */
  offline?: boolean;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'FailedState'>;
};

/** Shown in place of content that failed to load [Q22]. */
export function FailedState({
  title,
  onRetry,
  pending,
  offline,
  messages,
  className,
  children,
  ...rest
}: FailedStateProps) {
  const texts = useMessages('FailedState', failedStateMessages, messages);
  return (
    <div
      role="alert"
      {...rest}
      className={cx(
        'nu:flex nu:flex-col nu:items-center nu:gap-1 nu:rounded-card nu:border nu:border-dashed nu:border-field nu:px-5 nu:py-8 nu:text-center',
        className,
      )}
    >
      <FailedArt offline={offline} className="nu:mb-3" />
      <p className="nu:font-bold">{title ?? texts.title}</p>
      <div className="nu:text-muted">{children ?? texts.text}</div>
      <Button
        className="nu:mt-3"
        variant="secondary"
        size="sm"
        pending={pending}
        iconStart={<RotateCw aria-hidden="true" size={18} />}
        onClick={onRetry}
      >
        {texts.retry}
      </Button>
    </div>
  );
}
