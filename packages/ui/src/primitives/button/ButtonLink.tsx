import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonLinkProps = LinkProps & {
  /** Same as for `Button`. */
  variant?: ButtonVariant;
  /** `md` is 48 px high; `sm`, for cards, is 44 px. */
  size?: ButtonSize;
  /** Shown before the label. */
  iconStart?: ReactNode;
  /** Shown after the label. */
  iconEnd?: ReactNode;
};

/** A link styled as a button. Use it for navigation and `Button` for actions. */
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
