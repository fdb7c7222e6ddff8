import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';

/** The first row of a card: its title, and at the end a badge or an action. */
export const CardHeader = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('nu:flex nu:items-start nu:justify-between nu:gap-3', className)} />
);

export type CardTitleProps = Omit<HeadingProps, 'level'> & Partial<Pick<HeadingProps, 'level'>>;

/** The heading of a card. */
export const CardTitle = ({ level = 2, className, ...rest }: CardTitleProps) => (
  <Heading {...rest} level={level} className={cx('nu:min-w-0 nu:text-h5', className)} />
);

/** The content of a card, below its header. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('nu:min-w-0 nu:not-first:mt-3', className)} />
);

/** The actions of a card, below its content. */
export const CardFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5', className)} />
);
