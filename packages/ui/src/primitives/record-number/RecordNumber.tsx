import { BreakableText, type BreakableTextProps } from '../breakable-text/BreakableText.tsx';
import { cx } from '../cx.ts';

/** The number of an order, a policy or an invoice, in digits of equal width. */
export const RecordNumber = ({ className, ...rest }: BreakableTextProps) => (
  <BreakableText {...rest} className={cx('nu:tabular', className)} />
);
