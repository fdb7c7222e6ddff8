import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonLinkProps = LinkProps & {
  /** As of a `Button`. */
  variant?: ButtonVariant;
  /** `md` is 48 px high; `sm`, for cards, 44 px. */
  size?: ButtonSize;
  /** Before the label. */
  iconStart?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
};

/** A link that looks like a button. It goes somewhere; what does something is a `Button`. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {iconStart}
      {children}
      {iconEnd}
    </Link>
  );
}
