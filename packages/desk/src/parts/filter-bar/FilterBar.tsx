import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';

/** A row of filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="nu:flex nu:flex-wrap nu:items-center nu:gap-2 nu:border-b nu:border-line nu:bg-surface nu:px-5 nu:py-2">
      {children}
    </search>
  );
}

const CONTROL =
  'nu:min-h-8.5 nu:rounded-lg nu:border nu:border-field nu:bg-surface nu:text-sm nu:text-ink nu:hover:border-control';

export type FilterSelectProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
};

/** A filter with few values. The empty value selects all. */
export function FilterSelect({ label, value, onValueChange, options }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={`${CONTROL} nu:max-w-68 nu:px-2.5 nu:pe-7`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export type FilterDateProps = {
  label: string;
  /** 'YYYY-MM-DD'. */
  value: string;
  /** Called for complete dates; if the filter is optional, also with '' for no date. */
  onValueChange: (value: string) => void;
  isOptional?: boolean;
};

/** A filter by a day. */
export function FilterDate({ label, value, onValueChange, isOptional = false }: FilterDateProps) {
  return (
    <label className="nu:flex nu:items-center nu:gap-1.5 nu:text-sm nu:text-muted">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => {
          if (event.target.value || isOptional) onValueChange(event.target.value);
        }}
        className={`${CONTROL} nu:px-2.5`}
      />
    </label>
  );
}

export type FilterSearchProps = {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A filter by text. Escape leaves the field, so that the keys of the list work again. */
export function FilterSearch({ label, placeholder, value, onValueChange, ref }: FilterSearchProps) {
  const id = useId();
  return (
    <div className="nu:relative">
      <label htmlFor={id} className="nu:sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        size={16}
        className="nu:pointer-events-none nu:absolute nu:inset-y-0 nu:start-2.5 nu:my-auto nu:text-muted"
      />
      <input
        ref={ref}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
        }}
        className={`${CONTROL} nu:w-76 nu:max-w-full nu:max-lg:w-68 nu:ps-8.5 nu:pe-2`}
      />
    </div>
  );
}
