import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';
import { useLinks } from '../../primitives/host/index.ts';

export type PaymentMarkProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** Code of the payment method. */
  code: string;
};

/** The picture of a payment method, such as its logo. Decorative: the method's name is always displayed next to it. */
export function PaymentMark({ code, className, ...rest }: PaymentMarkProps) {
  const { paymentMark } = useLinks();
  return (
    <img
      width={48}
      height={32}
      decoding="async"
      {...rest}
      src={paymentMark(code)}
      alt=""
      className={cx('nu:h-8 nu:w-12 nu:shrink-0', className)}
    />
  );
}
