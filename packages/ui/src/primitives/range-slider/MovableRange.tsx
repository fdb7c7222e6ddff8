import { Slider } from '@base-ui/react/slider';
import { cx } from '../cx.ts';
import { type Range, RangeBounds, type RangeSliderProps, rangeClasses } from './range-bounds.tsx';

const LARGE_STEPS = 10;
const THUMBS = ['Terendah', 'Tertinggi'];

/** The slider itself, which loads when the page is there. */
export function MovableRange({
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
      <Slider.Label className={rangeClasses.label}>{label}</Slider.Label>
      <Slider.Control className={rangeClasses.control}>
        <Slider.Track className={rangeClasses.track}>
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
      <RangeBounds value={value} format={format} />
    </Slider.Root>
  );
}
