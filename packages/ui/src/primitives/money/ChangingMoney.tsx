import { useState } from 'react';
import { cx } from '../cx.ts';
import { Money, type MoneyProps } from './Money.tsx';

/** An amount that is highlighted for a quarter of a second when it changes. The first amount is not highlighted. */
export function ChangingMoney({ value, className, ...rest }: MoneyProps) {
  const [firstValue] = useState(value);
  return (
    <Money
      {...rest}
      // A new element starts the animation again.
      key={value}
      value={value}
      className={cx(
        className,
        value !== firstValue && 'nu:animate-[nu-changed_250ms_ease-out] nu:rounded-field',
      )}
    />
  );
}
