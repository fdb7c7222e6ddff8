import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../primitives/card/index.ts';
import { cx } from '../primitives/cx.ts';
import { Heading } from '../primitives/heading/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { Link, type LinkProps } from '../primitives/link/index.ts';
import { accountFormsMessages } from './messages.ts';

export type FormPageProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** One sentence, shown below the title. */
  lead?: ReactNode;
  /** Link to the alternative, below the card: 'Belum punya akun? Daftar'. */
  aside?: ReactNode;
};

/** A page with a short form: a heading, a sentence, one card with the form, and a link to the alternative. */
export function FormPage({ title, lead, aside, className, children, ...divProps }: FormPageProps) {
  return (
    <div
      {...divProps}
      className={cx('nu:container-page nu:grid nu:justify-items-center nu:py-8 nu:@tablet:py-14', className)}
    >
      <div className="nu:w-full nu:max-w-[460px]">
        <Heading level={1} className="nu:text-h2">
          {title}
        </Heading>
        {lead && <p className="nu:mt-2 nu:text-muted">{lead}</p>}
        <Card className="nu:mt-6">{children}</Card>
        {aside && <p className="nu:mt-4 nu:text-center nu:text-muted">{aside}</p>}
      </div>
    </div>
  );
}

/** A link with a touch target of 44 px, alone or at the end of a single line. */
export function TextLink({ className, ...linkProps }: LinkProps) {
  return (
    <Link
      {...linkProps}
      className={cx(
        'nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4',
        className,
      )}
    />
  );
}

/**
 * A link inside a longer text, no higher than its line. WCAG 2.5.8 exempts such links from the minimum size of touch
 * targets.
 */
export function PlainLink({ className, ...linkProps }: LinkProps) {
  return (
    <Link
      {...linkProps}
      className={cx('nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4', className)}
    />
  );
}

/** Google's sign-in button (`children`) below the form, after a divider with the word 'atau' [1 §2.10]. */
export function AlternativeSignIn({ children }: { children: ReactNode }) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  return (
    <div className="nu:mt-5 nu:grid nu:gap-5">
      <p className="nu:flex nu:items-center nu:gap-3 nu:text-sm nu:text-muted nu:before:h-px nu:before:flex-1 nu:before:bg-line nu:after:h-px nu:after:flex-1 nu:after:bg-line">
        {shared.or}
      </p>
      {children}
    </div>
  );
}
