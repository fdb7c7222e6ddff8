import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
};

/** A link that looks like a button. It goes somewhere; what does something is a `Button`. */
export function ButtonLink({
  variant,
  size,
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
