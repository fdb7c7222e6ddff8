import { useId } from 'react';
import { cx } from '../parts/cx.ts';

export type NumberCellProps = {
  /** Accessible name: the row and the column. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  unit: 'Rp' | '%';
  /** The allowed values. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether the value differs from the tariff of today. */
  isChanged: boolean;
};

/** A small field for a number in a table. A changed value is marked. */
export function NumberCell({ label, value, onValueChange, unit, hint, error, isChanged }: NumberCellProps) {
  const id = useId();
  const text = error ?? hint;
  return (
    <div className="nu:min-w-24">
      <div
        className={cx(
          'nu:flex nu:min-h-8.5 nu:items-center nu:rounded-lg nu:border nu:bg-surface nu:px-2 nu:text-sm nu:focus-within:outline-2 nu:focus-within:outline-brand',
          error ? 'nu:border-bad' : 'nu:border-field',
          isChanged && !error && 'nu:border-brand nu:bg-brand-tint',
        )}
      >
        {unit === 'Rp' && <span className="nu:text-muted">Rp</span>}
        <input
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={text ? id : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className="nu:tabular nu:min-h-7 nu:w-full nu:min-w-0 nu:bg-transparent nu:px-1 nu:text-end nu:text-ink nu:outline-none"
        />
        {unit === '%' && <span className="nu:text-muted">%</span>}
      </div>
      {text && (
        <p id={id} className={cx('nu:mt-0.5 nu:text-xs', error ? 'nu:text-bad' : 'nu:text-muted')}>
          {text}
        </p>
      )}
    </div>
  );
}
