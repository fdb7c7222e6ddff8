import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';

export type FormPageProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The other way, below the card: 'Belum punya akun? Daftar'. */
  aside?: ReactNode;
};

/** A short form that is a page of its own: the umbrella's arc, a heading, one card. */
export function FormPage({ title, lead, aside, className, children, ...rest }: FormPageProps) {
  return (
    <div {...rest} className={cx('container-page grid justify-items-center py-8 sm:py-14', className)}>
      <div className="w-full max-w-[460px]">
        <h1 className="text-h2">{title}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        <Card className="mt-6">{children}</Card>
        {aside && <p className="mt-4 text-center text-muted">{aside}</p>}
      </div>
    </div>
  );
}

/** A link inside running text, as high as a finger. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4',
        className,
      )}
    />
  );
}

/** A link in the middle of a sentence that wraps: WCAG 2.5.8 lets it be as high as its line. */
export function PlainLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx('font-semibold text-brand underline underline-offset-4', className)} />;
}

/** Google's button, when the site has one, and the word between it and the form [1 §2.10]. */
export function OtherWay({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        atau
      </p>
      {children}
    </div>
  );
}
