import { formatRupiah } from '@naungan/domain/money';
import type { PriceScale } from '@naungan/domain/premium';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, memo, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { RangeSlider } from '../../primitives/range-slider/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { ListFilter, ListRules } from '../plan-query/list-rules.ts';
import {
  type PlanFilters as Filters,
  hasFilters,
  hasPrice,
  NO_FILTERS,
  withChoice,
} from '../plan-query/plan-query.ts';
import { SORTS, sortOf, sortValue } from './sorts.ts';
import { useTypedBefore } from './use-typed-before.ts';

export type PlanFiltersProps = {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** Enter in the search box, 'Hapus filter'. */
  onApply: (changes?: Partial<Filters>) => void;
  /** The line's own filters, and the order that its list begins with. */
  rules: ListRules;
  /** What a price is for: 'per tahun'. */
  priceUnit: string;
  /** At its end there is no upper bound. */
  priceScale: PriceScale;
};

/** Beside the list on wide screens; on a phone search, a button that unfolds the price, and the order. */
export const PlanFilters = memo((props: PlanFiltersProps) => {
  const { filters, onChange, onApply, rules, priceUnit, priceScale } = props;
  const [unfolded, setUnfolded] = useState(false);
  const panelId = useId();
  const narrowed = hasPrice(filters);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, filters, onChange, rules);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onApply();
  }

  return (
    <search aria-label="Cari dan saring produk">
      {/* Sent before React is there, the browser itself does nothing. */}
      <form
        ref={form}
        method="dialog"
        onSubmit={handleSubmit}
        className="nu:relative nu:grid nu:grid-cols-[2fr_3fr] nu:content-start nu:gap-3 nu:@desktop:grid-cols-1 nu:@desktop:gap-6"
      >
        <TextField
          label="Cari nama produk"
          hideLabel
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Cari nama produk"
          action={
            <IconButton type="submit" label="Cari">
              <Search aria-hidden="true" size={20} />
            </IconButton>
          }
          value={filters.q}
          onChange={(event) => onChange({ q: event.target.value })}
          className="nu:col-span-full"
        />
        {rules.filters.map((filter) => (
          <OwnFilter key={filter.name} filter={filter} chosen={filters.chosen} onChange={onChange} />
        ))}
        <Button
          variant="secondary"
          aria-expanded={unfolded}
          aria-controls={panelId}
          iconStart={<SlidersHorizontal aria-hidden="true" size={18} />}
          onClick={() => setUnfolded(!unfolded)}
          className={cx('nu:min-h-[50px] nu:@desktop:hidden', narrowed && 'nu:px-2! nu:whitespace-nowrap')}
        >
          {narrowed ? 'Harga (1)' : 'Harga'}
        </Button>
        <div
          id={panelId}
          className={cx(
            'nu:col-span-full nu:order-last nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4',
            'nu:@desktop:order-none nu:@desktop:block nu:@desktop:border-0 nu:@desktop:bg-transparent nu:@desktop:p-0',
            !unfolded && 'nu:@max-desktop:hidden',
          )}
        >
          <PriceRange
            label={`Premi ${priceUnit}`}
            low={filters.priceMin}
            high={filters.priceMax}
            scale={priceScale}
            onChange={onChange}
          />
        </div>
        <Select
          label="Urutkan"
          name="sort"
          options={SORTS}
          value={sortValue(filters)}
          onValueChange={(value) => onChange(sortOf(value))}
          className="nu:@max-desktop:[&_label]:sr-only"
        />
        {hasFilters(filters) && (
          <Button
            variant="quiet"
            size="sm"
            // Below the price on a phone too: what is pressed there does not move.
            className="nu:col-span-full nu:@max-desktop:order-last nu:@desktop:justify-self-start"
            onClick={() => onApply(NO_FILTERS)}
          >
            Hapus filter
          </Button>
        )}
      </form>
    </search>
  );
});

type OwnFilterProps = {
  filter: ListFilter;
  chosen: Filters['chosen'];
  onChange: PlanFiltersProps['onChange'];
};

/** A filter that only this line has. */
function OwnFilter({ filter: { name, label, options }, chosen, onChange }: OwnFilterProps) {
  const usual = options[0]?.value ?? '';
  return (
    <Select
      label={label}
      name={name}
      options={options}
      value={chosen[name] ?? usual}
      onValueChange={(value) => onChange({ chosen: withChoice(chosen, name, value === usual ? '' : value) })}
      className="nu:col-span-full nu:@max-desktop:[&_label]:sr-only"
    />
  );
}

type PriceRangeProps = {
  label: string;
  /** Rupiah; `null` leaves the side open. */
  low: number | null;
  high: number | null;
  scale: PriceScale;
  onChange: PlanFiltersProps['onChange'];
};

const PriceRange = memo(({ label, low, high, scale: { max, step }, onChange }: PriceRangeProps) => (
  <RangeSlider
    label={label}
    min={0}
    max={max}
    step={step}
    value={[Math.min(low ?? 0, max), Math.min(high ?? max, max)]}
    onValueChange={([from, to]) =>
      onChange({ priceMin: from > 0 ? from : null, priceMax: to < max ? to : null })
    }
    format={(value) => (value >= max ? `${formatRupiah(max)} ke atas` : formatRupiah(value))}
  />
));
