import { formatRupiah } from '@naungan/domain/money';
import type { PriceScale } from '@naungan/domain/premium';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, memo, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { RangeSlider } from '../../primitives/range-slider/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { ListFilter, ListSettings } from '../plan-query/list-settings.ts';
import {
  type PlanFilters as Filters,
  hasFilters,
  hasPrice,
  MAX_SEARCH_LENGTH,
  NO_FILTERS,
  withChoice,
} from '../plan-query/plan-query.ts';
import { HiddenFields, type UrlPairs } from './HiddenFields.tsx';
import { sortOf, sortOptions, sortValue } from './sorts.ts';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

export type PlanFiltersProps = {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** Applies the filters without a delay, after Enter in the search box or a click on 'Hapus filter'. */
  onApply: (changes?: Partial<Filters>) => void;
  /** The line's default sort order and additional filters. */
  settings: ListSettings;
  /** The search as URL parameters. Without JavaScript, the browser sends them with the filters. */
  searchPairs: UrlPairs;
  /** Unit of the price: 'per tahun'. */
  priceUnit: string;
  /** Scale of the price filter. A thumb at the upper end of the scale means that there is no upper bound. */
  priceScale: PriceScale;
  texts: Messages['PlanList'];
};

/**
 * The filters of a list. On wide screens they are next to the list. On a phone they are the search box, the
 * sort order, and a button that expands the price filter.
 */
export const PlanFilters = memo((props: PlanFiltersProps) => {
  const { filters, onChange, onApply, settings, searchPairs, priceUnit, priceScale, texts } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const panelId = useId();
  const hasPriceFilter = hasPrice(filters);
  const form = useRef<HTMLFormElement>(null);
  useInputBeforeHydration(form, filters, onChange, settings);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onApply();
  }

  return (
    <search aria-label={texts.filters}>
      {/* Before hydration and without JavaScript, the browser sends the filters to the server, which renders the list. */}
      <form
        ref={form}
        method="get"
        onSubmit={handleSubmit}
        className="nu:relative nu:grid nu:grid-cols-[2fr_3fr] nu:content-start nu:gap-3 nu:@desktop:grid-cols-1 nu:@desktop:gap-6"
      >
        <HiddenFields pairs={searchPairs} />
        <TextField
          label={texts.name}
          hideLabel
          name="q"
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={texts.name}
          action={
            <IconButton type="submit" label={texts.search}>
              <Search aria-hidden="true" size={20} />
            </IconButton>
          }
          value={filters.q}
          onChange={(event) => onChange({ q: event.target.value })}
          className="nu:col-span-full"
        />
        {settings.filters.map((filter) => (
          <LineFilter
            key={filter.name}
            filter={filter}
            lineFilters={filters.lineFilters}
            onChange={onChange}
          />
        ))}
        <Button
          variant="secondary"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          iconStart={<SlidersHorizontal aria-hidden="true" size={18} />}
          onClick={() => setIsExpanded(!isExpanded)}
          className={cx(
            'nu:min-h-[50px] nu:noscript:hidden nu:@desktop:hidden',
            hasPriceFilter && 'nu:px-2! nu:whitespace-nowrap',
          )}
        >
          {texts.price}
          {hasPriceFilter && ' (1)'}
        </Button>
        <div
          id={panelId}
          className={cx(
            'nu:col-span-full nu:order-last nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4',
            'nu:@desktop:order-none nu:@desktop:block nu:@desktop:border-0 nu:@desktop:bg-transparent nu:@desktop:p-0',
            'nu:noscript:hidden',
            !isExpanded && 'nu:@max-desktop:hidden',
          )}
        >
          <PriceRange
            texts={texts}
            priceUnit={priceUnit}
            low={filters.priceMin}
            high={filters.priceMax}
            scale={priceScale}
            onChange={onChange}
          />
        </div>
        <Select
          label={texts.sort}
          name="sort"
          options={sortOptions(texts)}
          value={sortValue(filters)}
          onValueChange={(value) => onChange(sortOf(value))}
          className="nu:@max-desktop:[&_label]:sr-only"
        />
        <FiltersWithoutScript filters={filters} priceUnit={priceUnit} texts={texts} />
        {hasFilters(filters) && (
          <Button
            variant="quiet"
            size="sm"
            // On a phone, too, 'Hapus filter' is below the price filter, so that the clicked control does not
            // move when the button appears.
            className="nu:col-span-full nu:noscript:hidden nu:@max-desktop:order-last nu:@desktop:justify-self-start"
            onClick={() => onApply(NO_FILTERS)}
          >
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  );
});

type FiltersWithoutScriptProps = Pick<PlanFiltersProps, 'filters' | 'priceUnit' | 'texts'>;

/** The price filter and the buttons of the form in a browser without JavaScript, where a slider cannot show its price. */
function FiltersWithoutScript({ filters, priceUnit, texts }: FiltersWithoutScriptProps) {
  const priceField = (name: string, label: string, price: number | null) => (
    <TextField
      label={`${texts.premium(priceUnit)}, ${label}`}
      prefix="Rp"
      name={name}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={12}
      defaultValue={price ?? ''}
      className="nu:col-span-full"
    />
  );
  return (
    <noscript className="nu:col-span-full">
      <div className="nu:grid nu:gap-3">
        {priceField('priceMin', 'paling sedikit', filters.priceMin)}
        {priceField('priceMax', 'paling banyak', filters.priceMax)}
        <Button type="submit" variant="secondary">
          Terapkan
        </Button>
      </div>
    </noscript>
  );
}

type LineFilterProps = {
  filter: ListFilter;
  lineFilters: Filters['lineFilters'];
  onChange: PlanFiltersProps['onChange'];
};

/** A select for a filter that only this line has. The first option is the default value, which is not stored. */
function LineFilter({ filter: { name, label, options }, lineFilters, onChange }: LineFilterProps) {
  const defaultValue = options[0]?.value ?? '';
  return (
    <Select
      label={label}
      name={name}
      options={options}
      value={lineFilters[name] ?? defaultValue}
      onValueChange={(value) =>
        onChange({ lineFilters: withChoice(lineFilters, name, value === defaultValue ? '' : value) })
      }
      className="nu:col-span-full nu:@max-desktop:[&_label]:sr-only"
    />
  );
}

type PriceRangeProps = Pick<PlanFiltersProps, 'priceUnit' | 'texts'> & {
  /** The bounds in rupiah; `null` for no bound. */
  low: number | null;
  high: number | null;
  scale: PriceScale;
  onChange: PlanFiltersProps['onChange'];
};

const PriceRange = memo(
  ({ priceUnit, low, high, scale: { max, step }, onChange, texts }: PriceRangeProps) => (
    <RangeSlider
      label={texts.premium(priceUnit)}
      min={0}
      max={max}
      step={step}
      value={[Math.min(low ?? 0, max), Math.min(high ?? max, max)]}
      onValueChange={([from, to]) =>
        onChange({ priceMin: from > 0 ? from : null, priceMax: to < max ? to : null })
      }
      format={(value) => (value >= max ? texts.above(formatRupiah(max)) : formatRupiah(value))}
    />
  ),
);
