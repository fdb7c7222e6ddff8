import type { ReactNode } from 'react';

export type Range = readonly [low: number, high: number];

export type RangeSliderProps = {
  /** Names both thumbs. */
  label: ReactNode;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** Distance between two values. */
  step?: number;
  /** Both ends. */
  value: Range;
  /** While a thumb moves. */
  onValueChange: (value: Range) => void;
  /** When it is let go: the moment to ask a server. */
  onValueCommit?: (value: Range) => void;
  /** Text of a value, shown below and read out. */
  format?: (value: number) => string;
  /** Shows the range, and takes nothing. */
  disabled?: boolean;
  className?: string;
};

/** What the slider and the track that stands for it have in common. */
export const rangeClasses = {
  label: 'nu:block nu:text-[0.9375rem] nu:leading-6 nu:font-semibold',
  control: 'nu:flex nu:h-11 nu:touch-none nu:items-center nu:select-none',
  track: 'nu:h-1.5 nu:w-full nu:rounded-pill nu:bg-field',
};

/** Both ends, in words. */
export function RangeBounds({ value, format = String }: Pick<RangeSliderProps, 'value' | 'format'>) {
  return (
    <div
      aria-hidden="true"
      className="nu:tabular nu:flex nu:flex-wrap nu:justify-between nu:gap-x-3 nu:text-sm nu:text-muted"
    >
      <span>{format(value[0])}</span>
      <span>{format(value[1])}</span>
    </div>
  );
}
