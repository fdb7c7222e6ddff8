import { cssVariableName, type LogoMark } from '@naungan/domain/brand';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The brand's name, from the site's configuration. */
  name: string;
  /** The brand's mark; without a mark only the name is shown. */
  mark?: LogoMark | undefined;
  /** Shows the mark only; the name becomes its text alternative. */
  markOnly?: boolean;
  /** Height of the mark in pixels. */
  size?: number;
  /** `light` for dark backgrounds: brand colours become white. */
  tone?: 'brand' | 'light';
};

/** The brand's mark and name. */
export function Logo({
  name,
  mark,
  markOnly = false,
  size = 32,
  tone = 'brand',
  className,
  ...rest
}: LogoProps) {
  return (
    <span {...rest} className={cx('nu:inline-flex nu:items-center nu:gap-2.5', className)}>
      {mark && (
        <svg
          width={size}
          height={size}
          viewBox={`0 0 ${mark.size} ${mark.size}`}
          role={markOnly ? 'img' : undefined}
          aria-label={markOnly ? name : undefined}
          aria-hidden={markOnly ? undefined : true}
          className="nu:shrink-0"
        >
          {mark.shapes.map(({ path, colour, stroke }) => {
            const paint =
              tone === 'light' && colour.startsWith('brand') ? '#fff' : `var(${cssVariableName(colour)})`;
            return (
              <path
                key={path}
                d={path}
                fill={stroke === undefined ? paint : 'none'}
                stroke={stroke === undefined ? undefined : paint}
                strokeWidth={stroke}
                strokeLinecap="round"
              />
            );
          })}
        </svg>
      )}
      {!markOnly && (
        <span
          className={cx(
            'nu:text-[1.375rem] nu:leading-none nu:font-extrabold nu:tracking-[-0.03em]',
            tone === 'brand' ? 'nu:text-ink' : 'nu:text-white',
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}
