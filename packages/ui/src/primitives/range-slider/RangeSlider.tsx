import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import type { WithHostProps } from '../with-host-props.ts';
import { rangeSliderMessages } from './messages.ts';

export type Range = readonly [low: number, high: number];

export type RangeSliderProps = WithHostProps<
  {
    /** Label of both thumbs. */
    label: ReactNode;
    /** Lowest value. */
    min: number;
    /** Highest value. */
    max: number;
    /** Distance between two values. */
    step?: number;
    /** Lowest and highest chosen value. */
    value: Range;
    /** Called while a thumb moves. */
    onValueChange: (value: Range) => void;
    /** Called when a thumb is released, for example to send a request. */
    onValueCommit?: (value: Range) => void;
    /** Formats a value for display and for screen readers. */
    format?: (value: number) => string;
    /** Whether the range is only displayed and accepts no input. */
    disabled?: boolean;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'RangeSlider'>;
  },
  'fieldset'
>;

const THUMBS = ['low', 'high'] as const;

/** Returns the value that the input would have for a number, which the browser rounds to the input's steps. */
function normalizedValue(input: HTMLInputElement, value: number): string {
  const probe = input.cloneNode() as HTMLInputElement;
  probe.value = String(value);
  return probe.value;
}

/**
 * A slider with two thumbs, made of two native range inputs on top of each other. Each input receives the
 * clicks on its side of the middle between the thumbs. The browser handles keys, steps and touch. The thumbs
 * cannot cross.
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
  messages,
  className,
  ...rest
}: RangeSliderProps) {
  const texts = useMessages('RangeSlider', rangeSliderMessages, messages);
  const labelId = useId();
  const control = useRef<HTMLDivElement>(null);
  const [low, high] = value;
  const values = { low, high };
  const rangeWith = (thumb: (typeof THUMBS)[number], newValue: number): Range =>
    thumb === 'low' ? [Math.min(newValue, high), high] : [low, Math.max(newValue, low)];

  // The properties are set by script, because a strict Content-Security-Policy blocks style attributes in
  // server-rendered HTML.
  useLayoutEffect(() => {
    const fraction = (amount: number) => String(max > min ? (amount - min) / (max - min) : 0);
    control.current?.style.setProperty('--low', fraction(low));
    control.current?.style.setProperty('--high', fraction(high));
  }, [min, max, low, high]);

  const commit = useEffectEvent(() => onValueCommit?.(value));
  const adoptInputValues = useEffectEvent(([lowInput, highInput]: HTMLInputElement[]) => {
    if (!lowInput || !highInput) return;
    const hasMovedThumb =
      lowInput.value !== normalizedValue(lowInput, low) ||
      highInput.value !== normalizedValue(highInput, high);
    if (!hasMovedThumb) return;
    const inputValues = [lowInput.valueAsNumber, highInput.valueAsNumber];
    onValueChange([Math.min(...inputValues), Math.max(...inputValues)]);
  });
  useEffect(() => {
    const inputs = [...(control.current?.querySelectorAll('input') ?? [])];
    // Adopts the inputs' values, because the visitor may have moved a thumb of the server-rendered page before
    // hydration.
    adoptInputValues(inputs);
    // A native listener is needed for `change`, because React's `onChange` listens to the native `input` event.
    for (const input of inputs) input.addEventListener('change', commit);
    return () => {
      for (const input of inputs) input.removeEventListener('change', commit);
    };
  }, []);

  return (
    <fieldset {...rest} aria-labelledby={labelId} className={cx('nu:min-w-0', className)}>
      <span id={labelId} className="nu:block nu:text-[0.9375rem] nu:leading-6 nu:font-semibold">
        {label}
      </span>
      <div ref={control} className="nu:range-control">
        {THUMBS.map((thumb) => (
          <input
            key={thumb}
            type="range"
            aria-label={texts[thumb]}
            aria-valuetext={format(values[thumb])}
            autoComplete="off"
            min={min}
            max={max}
            step={step}
            value={values[thumb]}
            disabled={disabled}
            onChange={({ target }) => onValueChange(rangeWith(thumb, target.valueAsNumber))}
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
