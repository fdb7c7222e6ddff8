import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The brand's name beside the mark, from the site's configuration. */
  name?: string;
  /** The umbrella alone; the name is then its text. */
  markOnly?: boolean;
  /** Height of the mark in pixels. */
  size?: number;
  /** `light` on dark grounds. */
  tone?: 'brand' | 'light';
};

/** Two arcs and a handle: the umbrella. */
export function Logo({
  name = 'Naungan',
  markOnly = false,
  size = 32,
  tone = 'brand',
  className,
  ...rest
}: LogoProps) {
  return (
    <span {...rest} className={cx('inline-flex items-center gap-2.5', className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
        strokeWidth="3.4"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
        className="shrink-0"
      >
        <path
          d="M2.5 17.5a13.5 13.5 0 0 1 27 0"
          className={tone === 'brand' ? 'stroke-brand' : 'stroke-white'}
        />
        <path d="M9 17.5a7 7 0 0 1 14 0" className="stroke-sun" />
        <path
          d="M16 16.5v9.3a3.2 3.2 0 0 1-6.4 0v-.6"
          className={tone === 'brand' ? 'stroke-brand' : 'stroke-white'}
        />
      </svg>
      {!markOnly && (
        <span
          className={cx(
            'text-[1.375rem] leading-none font-extrabold tracking-[-0.03em]',
            tone === 'brand' ? 'text-ink' : 'text-white',
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}
