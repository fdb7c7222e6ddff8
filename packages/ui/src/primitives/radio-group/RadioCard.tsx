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
};

/** One choice: the whole card is the target, the native radio inside keeps the arrow keys. */
export function RadioCard({ label, hint, invalid, onSelect, ...input }: RadioCardProps) {
  const id = useId();
  return (
    <label
      data-invalid={invalid ? '' : undefined}
      className={cx(
        'field-frame flex min-h-[50px] items-start gap-2.5 px-3.5 py-3 has-checked:border-brand has-checked:bg-brand-tint',
        'has-disabled:border-line has-disabled:bg-paper has-disabled:text-muted has-checked:hover:border-brand',
      )}
    >
      <input
        {...input}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onSelect}
        className={cx(
          'mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-surface outline-none',
          'checked:border-[6px] checked:border-brand disabled:border-line',
        )}
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block leading-6">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm wrap-anywhere text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
