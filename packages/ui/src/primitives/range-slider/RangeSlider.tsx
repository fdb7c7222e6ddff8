import { Slider } from '@base-ui/react/slider';
import { type ReactNode, useSyncExternalStore } from 'react';
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

const LARGE_STEPS = 10;
const THUMBS = ['Terendah', 'Tertinggi'];

const LABEL = 'nu:block nu:text-[0.9375rem] nu:leading-6 nu:font-semibold';
const CONTROL = 'nu:flex nu:h-11 nu:touch-none nu:items-center nu:select-none';
const TRACK = 'nu:h-1.5 nu:w-full nu:rounded-pill nu:bg-field';

const never = () => () => undefined;

/**
 * On a page from the server only the track is there until React is: Base UI would place the thumbs by style attributes and
 * an inline script, which a strict Content-Security-Policy refuses.
 */
export function RangeSlider(props: RangeSliderProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (hydrated) return <Movable {...props} />;
  const { label, className, ...bounds } = props;
  return (
    <div className={cx('nu:min-w-0', className)}>
      <span className={LABEL}>{label}</span>
      <div className={CONTROL}>
        <div className={TRACK} />
      </div>
      <Bounds {...bounds} />
    </div>
  );
}

function Bounds({ value, format = String }: Pick<RangeSliderProps, 'value' | 'format'>) {
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

function Movable({
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
  const range = (next: readonly number[]): Range => [next[0] ?? min, next[1] ?? max];
  return (
    <Slider.Root
      value={[...value]}
      onValueChange={(next) => onValueChange(range(next))}
      onValueCommitted={(next) => onValueCommit?.(range(next))}
      min={min}
      max={max}
      step={step}
      // PageUp, PageDown, and the arrows with Shift; a step of the field would be lost in a range of rupiah.
      largeStep={step * LARGE_STEPS}
      disabled={disabled}
      thumbAlignment="edge"
      className={cx('nu:min-w-0', className)}
    >
      <Slider.Label className={LABEL}>{label}</Slider.Label>
      <Slider.Control className={CONTROL}>
        <Slider.Track className={TRACK}>
          <Slider.Indicator className="nu:rounded-pill nu:bg-brand" />
          {THUMBS.map((name, index) => (
            <Slider.Thumb
              key={name}
              index={index}
              getAriaLabel={() => name}
              getAriaValueText={(_, thumb) => format(thumb)}
              className="nu:size-6 nu:rounded-full nu:border-2 nu:border-brand nu:bg-surface nu:after:absolute nu:after:-inset-2.5 nu:has-focus-visible:outline-2 nu:has-focus-visible:outline-offset-2 nu:has-focus-visible:outline-brand nu:data-disabled:border-control"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
      <Bounds value={value} format={format} />
    </Slider.Root>
  );
}
