import type { ComponentProps } from 'react';

export type FailedArtProps = ComponentProps<'svg'> & {
  /** Draws the arcs as an interrupted signal instead of a torn umbrella. */
  offline?: boolean;
};

const TornUmbrella = () => (
  <>
    <g transform="rotate(-12 74 74)">
      <path
        d="M14 74a60 60 0 0 1 48-58.8M88 15.7a60 60 0 0 1 46 58.3"
        strokeWidth="9"
        className="nu:stroke-brand"
      />
      <path d="M33 74a41 41 0 0 1 82 0" strokeWidth="8" className="nu:stroke-sun" />
      <path d="M51 74a23 23 0 0 1 46 0" strokeWidth="7" className="nu:stroke-brand/25" />
    </g>
    <path d="M62 4v8M52 14v6" strokeWidth="4" className="nu:stroke-info" />
  </>
);

const LostSignal = () => (
  <>
    <path d="M14 74a60 60 0 0 1 120 0" strokeWidth="9" className="nu:stroke-field" />
    <path d="M33 74a41 41 0 0 1 82 0" strokeWidth="8" className="nu:stroke-field" />
    <path d="M51 74a23 23 0 0 1 46 0" strokeWidth="7" className="nu:stroke-brand" />
    <path d="M74 74v0" strokeWidth="13" className="nu:stroke-brand" />
    <path d="m112 12-76 66" strokeWidth="8" className="nu:stroke-sun" />
  </>
);

/** The umbrella of the brand, drawn for content that failed to load. */
export function FailedArt({ offline = false, ...rest }: FailedArtProps) {
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
      {offline ? <LostSignal /> : <TornUmbrella />}
      <path d="M4 88h140" strokeWidth="3" className="nu:stroke-field" />
    </svg>
  );
}
