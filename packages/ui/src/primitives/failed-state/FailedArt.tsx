import type { ComponentProps } from 'react';

export type FailedArtProps = ComponentProps<'svg'> & {
  /** Draws the arcs as an interrupted signal instead of a torn umbrella. */
  offline?: boolean;
};

/** The colours of the three arcs, from the outer to the inner arc. */
const TORN_UMBRELLA = ['nu:stroke-brand', 'nu:stroke-sun', 'nu:stroke-brand/25'];
const LOST_SIGNAL = ['nu:stroke-field', 'nu:stroke-field', 'nu:stroke-brand'];

/**
 * The umbrella of the brand, drawn for content that failed to load. Both drawings use the same arcs, so that the code,
 * which every page contains, is small.
 */
export function FailedArt({ offline = false, ...rest }: FailedArtProps) {
  const [outer, middle, inner] = offline ? LOST_SIGNAL : TORN_UMBRELLA;
  return (
    <svg
      width="116"
      height="72"
      viewBox="0 0 148 92"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      data-drawing={offline ? 'offline' : 'failed'}
      {...rest}
    >
      <g transform={offline ? undefined : 'rotate(-12 74 74)'} strokeWidth="8">
        <path d="M14 74a60 60 0 0 1 48-58.8M88 15.7a60 60 0 0 1 46 58.3" className={outer} />
        <path d="M33 74a41 41 0 0 1 82 0" className={middle} />
        <path d="M51 74a23 23 0 0 1 46 0" className={inner} />
      </g>
      <path
        d={offline ? 'm112 12-76 66' : 'M62 4v8M52 14v6'}
        strokeWidth={offline ? 8 : 4}
        className={offline ? 'nu:stroke-sun' : 'nu:stroke-info'}
      />
      <path d="M4 88h140" strokeWidth="3" className="nu:stroke-field" />
    </svg>
  );
}
