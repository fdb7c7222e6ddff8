import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';

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

const ENDS = ['low', 'high'] as const;
const NAMES = { low: 'Terendah', high: 'Tertinggi' };

/** What the browser makes of a value: it keeps to the steps of the field. */
function asShown(input: HTMLInputElement, value: number): string {
  const probe = input.cloneNode() as HTMLInputElement;
  probe.value = String(value);
  return probe.value;
}

/**
 * Two thumbs on a track: two fields of the browser's own kind, one above the other, each of which takes the presses on its
 * side of the middle. Keys, steps and touch are the browser's; no thumb passes the other.
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  onValueCommit,
  format = String,
  disabled,
  className,
}: RangeSliderProps) {
  const labelId = useId();
  const control = useRef<HTMLDivElement>(null);
  const [low, high] = value;
  const values = { low, high };
  const withEnd = (end: (typeof ENDS)[number], next: number): Range =>
    end === 'low' ? [Math.min(next, high), high] : [low, Math.max(next, low)];

  // By script: a style attribute of a page from the server would be refused by a strict Content-Security-Policy.
  useLayoutEffect(() => {
    const share = (of: number) => String(max > min ? (of - min) / (max - min) : 0);
    control.current?.style.setProperty('--low', share(low));
    control.current?.style.setProperty('--high', share(high));
  }, [min, max, low, high]);

  const commit = useEffectEvent(() => onValueCommit?.(value));
  const takeOver = useEffectEvent(([from, to]: HTMLInputElement[]) => {
    if (!from || !to) return;
    const moved = from.value !== asShown(from, low) || to.value !== asShown(to, high);
    if (moved) onValueChange([Math.min(+from.value, +to.value), Math.max(+from.value, +to.value)]);
  });
  useEffect(() => {
    const inputs = [...(control.current?.querySelectorAll('input') ?? [])];
    // Moved in a page from the server, before React was there.
    takeOver(inputs);
    // React's `onChange` is the browser's `input`.
    for (const input of inputs) input.addEventListener('change', commit);
    return () => {
      for (const input of inputs) input.removeEventListener('change', commit);
    };
  }, []);

  return (
    <fieldset aria-labelledby={labelId} className={cx('nu:min-w-0', className)}>
      <span id={labelId} className="nu:block nu:text-[0.9375rem] nu:leading-6 nu:font-semibold">
        {label}
      </span>
      <div ref={control} className="nu:range-control">
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            aria-label={NAMES[end]}
            aria-valuetext={format(values[end])}
            autoComplete="off"
            min={min}
            max={max}
            step={step}
            value={values[end]}
            disabled={disabled}
            onChange={({ target }) => onValueChange(withEnd(end, target.valueAsNumber))}
          />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="nu:tabular nu:flex nu:flex-wrap nu:justify-between nu:gap-x-3 nu:text-sm nu:text-muted"
      >
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </fieldset>
  );
}
