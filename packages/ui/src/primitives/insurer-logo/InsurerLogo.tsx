import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';

export type InsurerLogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  /** URL of the logo. Without a URL, or if the logo fails to load, the initials are shown. */
  src?: string | null | undefined;
  /** `sm`: 48 px. `md`: 64 px. */
  size?: 'sm' | 'md';
};

const BACKGROUNDS = ['nu:bg-info', 'nu:bg-bad', 'nu:bg-brand', 'nu:bg-warn', 'nu:bg-ok'];

/** Constants of the FNV-1a hash. */
const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/** Returns a background that depends only on the name, so that an insurer has the same colour on every page. */
function backgroundOf(name: string): string {
  let hash = FNV_OFFSET;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  // Without the last 8 bits, which this hash mixes least.
  return BACKGROUNDS[(hash >>> 8) % BACKGROUNDS.length] ?? 'nu:bg-brand';
}

/** Returns the initials of the first two words, without 'PT', 'Tbk' and 'Asuransi'. */
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

/**
 * The logo or the initials of an insurer. Hidden from screen readers, because the insurer's name is always displayed
 * next to it.
 */
export function InsurerLogo({ name, src, size = 'md', className, ...rest }: InsurerLogoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const showsPicture = src && brokenSrc !== src;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(
        'nu:inline-grid nu:shrink-0 nu:place-items-center nu:overflow-hidden nu:rounded-field nu:font-bold nu:select-none',
        size === 'md' ? 'nu:size-16 nu:text-lg' : 'nu:size-12 nu:text-[0.9375rem]',
        showsPicture ? 'nu:border nu:border-line nu:bg-white' : cx(backgroundOf(name), 'nu:text-surface'),
        className,
      )}
    >
      {showsPicture ? (
        <img
          src={src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="nu:size-full nu:object-contain nu:p-1.5"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
