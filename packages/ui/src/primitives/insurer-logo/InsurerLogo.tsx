import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';

export type InsurerLogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  /** The insurer's picture; the initials stand in while there is none or when it does not load. */
  src?: string | null | undefined;
  size?: 'sm' | 'md';
};

const GROUNDS = ['nu:bg-info', 'nu:bg-bad', 'nu:bg-brand', 'nu:bg-warn', 'nu:bg-ok'];

/** One colour a name, the same on every page. */
function groundOf(name: string): string {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return GROUNDS[(hash >>> 8) % GROUNDS.length] ?? 'nu:bg-brand';
}

function initialsOf(name: string): string {
  const words = name
    .replace(/\b(PT|Tbk|Asuransi)\b\.?/gi, '')
    .trim()
    .split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Decorative: the name always stands beside it. */
export function InsurerLogo({ name, src, size = 'md', className, ...rest }: InsurerLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && broken !== src;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(
        'nu:inline-grid nu:shrink-0 nu:place-items-center nu:overflow-hidden nu:rounded-field nu:font-bold nu:select-none',
        size === 'md' ? 'nu:size-16 nu:text-lg' : 'nu:size-12 nu:text-[0.9375rem]',
        shown ? 'nu:border nu:border-line nu:bg-surface' : cx(groundOf(name), 'nu:text-surface'),
        className,
      )}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="nu:size-full nu:object-contain nu:p-1.5"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
