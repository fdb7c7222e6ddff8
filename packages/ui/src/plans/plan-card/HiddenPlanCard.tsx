import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { guestDialogMessages } from '../guest-dialog/messages.ts';
import { unlockPromptMessages } from './messages.ts';

/**
 * Shapes in place of a plan's data. They cannot be revealed in the browser, because the server does not send
 * the data of hidden plans [Q11].
 */
function BlurredShapes() {
  return (
    <div aria-hidden="true" className="nu:flex nu:items-start nu:gap-4 nu:blur-[6px]">
      <div className="nu:size-12 nu:shrink-0 nu:rounded-field nu:bg-field nu:@md:size-16" />
      <div className="nu:grid nu:min-w-0 nu:flex-1 nu:gap-3">
        <div className="nu:flex nu:flex-wrap nu:justify-between nu:gap-3">
          <div className="nu:h-6 nu:w-44 nu:rounded nu:bg-control/70" />
          <div className="nu:h-7 nu:w-36 nu:rounded nu:bg-control" />
        </div>
        <div className="nu:h-4 nu:w-28 nu:rounded nu:bg-field" />
        <div className="nu:h-5 nu:w-3/4 nu:rounded nu:bg-field" />
      </div>
    </div>
  );
}

/** A placeholder of a plan that the visitor may not see yet. `children` is the prompt on the first placeholder. */
export function HiddenPlanCard({
  children,
  className,
  ...rest
}: WithHostProps<{ children?: ReactNode }, 'div'>) {
  return (
    <div {...rest} className={cx('nu:@container', className)}>
      <div className="nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@md:p-[22px]">
        <BlurredShapes />
        {children}
      </div>
    </div>
  );
}

export type UnlockPromptProps = WithHostProps<
  {
    /**
     * Whether the server did not accept the guest's details. The prompt then shows the error and allows another
     * attempt.
     */
    detailsInvalid: boolean;
    loginHref: string;
    /** Whether the dialog with the guest form is loading. */
    pending: boolean;
    /** Opens the dialog with the guest form. */
    onUnlock: () => void;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'UnlockPrompt'>;
  },
  'div'
>;

/** Explains why plans are hidden and the two ways to see them [1 §2.9]; shown on the first hidden plan. */
export function UnlockPrompt({
  detailsInvalid,
  loginHref,
  pending,
  onUnlock,
  messages,
  className,
  ...rest
}: UnlockPromptProps) {
  const texts = useMessages('UnlockPrompt', unlockPromptMessages, messages);
  const { invitation } = useMessages('GuestDialog', guestDialogMessages);
  return (
    <div
      {...rest}
      className={cx(
        'nu:mt-5 nu:flex nu:flex-col nu:gap-4 nu:rounded-card nu:bg-sun-tint nu:p-4 nu:@2xl:flex-row nu:@2xl:items-center',
        className,
      )}
    >
      <Lock aria-hidden="true" size={22} className="nu:hidden nu:shrink-0 nu:@2xl:block" />
      <div className="nu:min-w-0 nu:flex-1">
        <Heading level={2} className="nu:text-h5">
          {invitation}
        </Heading>
        <p className="nu:text-[0.9375rem] nu:leading-6">
          {detailsInvalid ? texts.detailsInvalid : texts.reason}
        </p>
      </div>
      <div className="nu:flex nu:gap-2.5 nu:*:flex-1 nu:@2xl:*:flex-none">
        <ButtonLink variant="secondary" size="sm" href={loginHref}>
          {texts.login}
        </ButtonLink>
        <Button size="sm" pending={pending} onClick={onUnlock} className="nu:noscript:hidden">
          {texts.showAll}
        </Button>
      </div>
    </div>
  );
}
