import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
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
    <div className="container-page grid min-h-[22rem] max-w-[524px] content-center justify-items-center py-12 text-center sm:py-20">
      <span className={cx('grid size-20 place-items-center rounded-full', tint, text)}>
        <Icon aria-hidden="true" size={36} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-h3">
        {title}
      </h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
      {action && (
        <ButtonLink href={action.href} variant={action.variant ?? 'primary'} className="mt-6 w-full max-w-80">
          {action.label}
        </ButtonLink>
      )}
      {more}
    </div>
  );
}
