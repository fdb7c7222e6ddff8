import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export type RadioCardProps = {
  name: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  invalid: boolean;
  disabled?: boolean | undefined;
  checked: boolean | undefined;
  defaultChecked: boolean | undefined;
  onSelect: () => void;
  /** Hides the circle: the card itself shows the choice. */
  plain?: boolean;
};

/**
 * One choice as a card. The whole card can be clicked; the native radio button inside handles the arrow keys.
 */
export function RadioCard({ label, hint, invalid, onSelect, plain = false, ...inputProps }: RadioCardProps) {
  const id = useId();
  return (
    <label
      data-invalid={invalid ? '' : undefined}
      className={cx(
        'nu:field-frame nu:flex nu:min-h-[50px] nu:items-start nu:gap-2.5 nu:px-3.5 nu:py-3 nu:has-checked:border-brand nu:has-checked:bg-brand-tint',
        plain && 'nu:relative nu:items-center nu:has-checked:font-bold',
        'nu:has-disabled:border-line nu:has-disabled:bg-paper nu:has-disabled:text-muted nu:has-checked:hover:border-brand',
      )}
    >
      <input
        {...inputProps}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onSelect}
        className={cx(
          plain
            ? 'nu:absolute nu:inset-0 nu:size-full nu:cursor-pointer nu:opacity-0'
            : 'nu:mt-0.5 nu:size-5 nu:shrink-0 nu:appearance-none nu:rounded-full nu:border-[1.5px] nu:border-control nu:bg-surface nu:outline-none',
          !plain && 'nu:checked:border-[6px] nu:checked:border-brand nu:disabled:border-line',
        )}
      />
      <span className="nu:min-w-0">
        <span id={`${id}-label`} className="nu:block nu:leading-6">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="nu:block nu:text-sm nu:wrap-anywhere nu:text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
