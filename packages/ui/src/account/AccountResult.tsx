import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/button/index.ts';
import { cx } from '../primitives/cx.ts';
import { Heading } from '../primitives/heading/index.ts';
import { TONES, type Tone } from '../primitives/tone/index.ts';
import { useFocusOnMount } from '../primitives/use-focus-on-mount.ts';

export type AccountResultProps = {
  tone: Tone;
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** The next action. */
  action?: { label: string; href: string; variant?: 'primary' | 'secondary' };
  /** Shown below the action: an alternative. */
  footer?: ReactNode;
};

/** The result of an account form, shown in place of the form. The heading takes the focus, so that it is read aloud. */
export function AccountResult({ tone, icon: Icon, title, children, action, footer }: AccountResultProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { tintClass, textClass } = TONES[tone];
  return (
    <div className="nu:container-page nu:grid nu:min-h-[22rem] nu:max-w-[524px] nu:content-center nu:justify-items-center nu:py-12 nu:text-center nu:@tablet:py-20">
      <span className={cx('nu:grid nu:size-20 nu:place-items-center nu:rounded-full', tintClass, textClass)}>
        <Icon aria-hidden="true" size={36} />
      </span>
      <Heading level={1} ref={heading} tabIndex={-1} className="nu:mt-5 nu:text-h3">
        {title}
      </Heading>
      {children && <p className="nu:mt-2 nu:text-muted">{children}</p>}
      {action && (
        <ButtonLink
          href={action.href}
          variant={action.variant ?? 'primary'}
          className="nu:mt-6 nu:w-full nu:max-w-80"
        >
          {action.label}
        </ButtonLink>
      )}
      {footer}
    </div>
  );
}
