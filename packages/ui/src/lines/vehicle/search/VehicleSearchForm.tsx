import type { IsoDate } from '@naungan/domain/dates';
import {
  chooseInSearch,
  isComplete,
  type NamedModel,
  SEARCH_ALERT,
  SEARCH_FIELDS,
  type SearchField,
  type SearchProblems,
  searchProblems,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { readApiProblem } from '../../../flow/api-problem.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { ErrorSummary } from '../../../primitives/error-summary/index.ts';
import { CoverFields } from './CoverFields.tsx';
import { useVehicleChoices } from './use-vehicle-choices.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { VehicleTextSearch } from './VehicleTextSearch.tsx';
import type { FoundText, VehicleCatalogue } from './vehicle-catalogue.ts';

/** The vehicle first, then its covers [2 §2]. */
export type SearchPage = 'vehicle' | 'cover';

export type VehicleSearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Initial values. */
  search: VehicleSearch;
  /** Called after every change, to store the input. */
  onSearchChange?: (search: VehicleSearch) => void;
  page: SearchPage;
  onPageChange: (page: SearchPage) => void;
  catalogue: VehicleCatalogue;
  /** Determines the newest model year. */
  today: IsoDate;
  /** Resolves to whether there are products for the search. A failed check is reported and can be retried. */
  check: (search: VehicleSearch) => Promise<boolean>;
  /** Opens the list. */
  onSearch: (search: VehicleSearch) => void;
};

type Request = { state: 'idle' | 'pending' | 'none' | 'failed' };

const INVALID = 422;

/** Searches products for a vehicle: by a text or by dependent fields, then by the covers. */
export function VehicleSearchForm(props: VehicleSearchFormProps) {
  const { search: first, onSearchChange, page, onPageChange, catalogue, today, ...rest } = props;
  const { check, onSearch, className, ...form } = rest;
  const [search, setSearch] = useState(first);
  const [problems, setProblems] = useState<SearchProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [request, setRequest] = useState<Request>({ state: 'idle' });
  const latestRequest = useRef(0);
  /** A model found by text: its price loads with the models of its brand [2 §4]. */
  const needsMarketPrice = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  function change(next: VehicleSearch, corrected: readonly SearchField[]) {
    latestRequest.current += 1;
    setSearch(next);
    setRequest({ state: 'idle' });
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !corrected.some((one) => one === field))),
    );
    onSearchChange?.(next);
  }

  const choices = useVehicleChoices(search, catalogue, change);
  const { model, years } = choices.fields;

  const market = model?.price;
  const takeMarketPrice = useEffectEvent((price: number) => {
    if (!needsMarketPrice.current) return;
    needsMarketPrice.current = false;
    change({ ...search, price }, ['price']);
  });
  useEffect(() => {
    if (market !== undefined) takeMarketPrice(market);
  }, [market]);

  function fill({ read }: FoundText, found: NamedModel | null, year: number | undefined) {
    let next = search;
    if (found) {
      next = chooseInSearch(next, 'vehicleType', found.vehicleType);
      next = chooseInSearch(next, 'brand', found.brand);
      if (year !== undefined) {
        next = chooseInSearch(next, 'year', year);
        next = chooseInSearch(next, 'model', found.model);
      }
    } else if (read.vehicleType) next = chooseInSearch(next, 'vehicleType', read.vehicleType);
    if (read.price !== undefined) next = chooseInSearch(next, 'price', read.price);
    if (read.plat !== undefined) next = chooseInSearch(next, 'plat', read.plat);
    // Models of the chosen brand are loaded already.
    const known = years.rows
      .find((one) => one.year === next.year)
      ?.models.find(({ _id }) => _id === next.model);
    if (next.price === undefined && known) next = { ...next, price: known.price };
    needsMarketPrice.current = next.price === undefined && next.model !== undefined;
    change(next, SEARCH_FIELDS);
  }

  function checkFields(): SearchProblems {
    const found = searchProblems(search, choices.catalogued(), today);
    setProblems(found);
    setAttempt((count) => count + 1);
    return found;
  }

  async function find() {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    setRequest({ state: 'pending' });
    try {
      const any = await check(search);
      if (latestRequest.current !== requestNumber) return;
      setRequest({ state: any ? 'idle' : 'none' });
      if (any) onSearch(search);
    } catch (thrown) {
      if (latestRequest.current !== requestNumber) return;
      const { status, fields } = readApiProblem(thrown);
      const refused = status === INVALID ? fields.filter(({ path }) => isField(path)) : [];
      setRequest({ state: refused.length > 0 ? 'idle' : 'failed' });
      if (refused.length === 0) return;
      setProblems(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
      setAttempt((count) => count + 1);
      onPageChange('vehicle');
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (request.state === 'pending') return;
    const wrong = Object.keys(checkFields()).length > 0 || !isComplete(search);
    if (wrong) onPageChange('vehicle');
    else if (page === 'vehicle') {
      onPageChange('cover');
      setTimeout(() => heading.current?.focus());
    } else void find();
  }

  function back() {
    onPageChange('vehicle');
    setTimeout(() => heading.current?.focus());
  }

  const errors = SEARCH_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const onCover = page === 'cover';
  return (
    <form
      {...form}
      noValidate
      aria-label="Cari asuransi kendaraan"
      onSubmit={handleSubmit}
      className={cx('nu:@container nu:grid nu:gap-4', className)}
    >
      <h3 ref={heading} tabIndex={-1} className="nu:text-sm nu:font-semibold nu:text-muted nu:outline-none">
        {onCover ? 'Langkah 2 dari 2: jaminan' : 'Langkah 1 dari 2: kendaraan'}
      </h3>
      {onCover ? (
        <CoverFields search={search} onChange={(coverage) => change({ ...search, coverage }, [])} />
      ) : (
        <>
          <VehicleTextSearch readText={catalogue.readText} vehicleType={search.vehicleType} onFound={fill} />
          <ErrorSummary errors={errors} title={SEARCH_ALERT} attempt={attempt} />
          <VehicleFields id={id} problems={problems} {...choices.fields} />
        </>
      )}
      {(request.state === 'none' || request.state === 'failed') && (
        <Alert tone="warning" title={ALERT_TITLES.danger}>
          {request.state === 'none' ? MESSAGES.plans.noVehicleProducts : MESSAGES.common.loadFailed}
        </Alert>
      )}
      <div className="nu:flex nu:gap-3">
        {onCover && (
          <Button variant="secondary" onClick={back}>
            Kembali
          </Button>
        )}
        <Button
          type="submit"
          pending={request.state === 'pending'}
          {...(onCover && { iconStart: <Search aria-hidden="true" size={20} /> })}
          className="nu:flex-1"
        >
          {onCover ? 'Cari Produk' : 'Lanjut'}
        </Button>
      </div>
    </form>
  );
}

const isField = (path: string): boolean => SEARCH_FIELDS.some((field) => field === path);
