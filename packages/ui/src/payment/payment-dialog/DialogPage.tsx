import type { ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { useFocusOnMount } from '../../primitives/use-focus-on-mount.ts';

export type DialogPageProps = {
  title: string;
  /** Whether only screen readers get the title. */
  hidesTitle?: boolean;
  /** Whether the page takes the focus when it appears. False on the page with which the dialog opens. */
  takesFocus: boolean;
  children: ReactNode;
};

/** One page of the dialog. A page that replaces another page takes the focus, so that screen readers read its title. */
export function DialogPage({ title, hidesTitle, takesFocus, children }: DialogPageProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);

  return (
    <div className="nu:relative nu:grid nu:gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className={cx('nu:outline-none', hidesTitle ? 'nu:sr-only nu:top-0' : 'nu:text-h5')}
      >
        {title}
      </h3>
      {children}
    </div>
  );
}
