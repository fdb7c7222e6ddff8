import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { TONES, type Tone } from '../../primitives/tone/index.ts';
import { useFocusOnAppearing } from '../../primitives/use-focus-on-appearing.ts';

export type AccountNewsProps = {
  tone: Tone;
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** Where one goes from here. */
  action?: { label: string; href: string; variant?: 'primary' | 'secondary' };
  /** Below the action: another way on. */
  more?: ReactNode;
};

/** The outcome of an account's step, in the place of its form. The heading takes the focus, so that it is read out. */
export function AccountNews({ tone, icon: Icon, title, children, action, more }: AccountNewsProps) {
  const heading = useFocusOnAppearing<HTMLHeadingElement>();
  const { tint, text } = TONES[tone];
  return (
    <div className="nu:container-page nu:grid nu:min-h-[22rem] nu:max-w-[524px] nu:content-center nu:justify-items-center nu:py-12 nu:text-center nu:@tablet:py-20">
      <span className={cx('nu:grid nu:size-20 nu:place-items-center nu:rounded-full', tint, text)}>
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
      {more}
    </div>
  );
}
