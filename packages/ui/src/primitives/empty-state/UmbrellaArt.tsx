import type { ComponentProps } from 'react';

/** The umbrella of the brand, drawn for empty lists. */
export function UmbrellaArt(props: ComponentProps<'svg'>) {
  return (
    <svg
      width="148"
      height="92"
      viewBox="0 0 148 92"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M14 74a60 60 0 0 1 120 0" strokeWidth="9" className="nu:stroke-brand" />
      <path d="M33 74a41 41 0 0 1 82 0" strokeWidth="8" className="nu:stroke-sun" />
      <path d="M51 74a23 23 0 0 1 46 0" strokeWidth="7" className="nu:stroke-brand/25" />
      <path d="M4 88h140" strokeWidth="3" className="nu:stroke-field" />
    </svg>
  );
}
