import type { IsoDate } from '@naungan/domain/dates';
import {
  type ChosenModel,
  fillSearch,
  isComplete,
  SEARCH_ALERT,
  SEARCH_FIELDS,
  type SearchField,
  type SearchProblems,
  searchProblems,
  VEHICLE_TYPE_ROWS,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { readApiProblem } from '../../../flow/api-problem.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { ErrorSummary } from '../../../primitives/error-summary/index.ts';
import { ConsultLink } from './ConsultLink.tsx';
import { CoverFields } from './CoverFields.tsx';
import { useVehicleChoices } from './use-vehicle-choices.ts';
import { VehicleSearchFields } from './VehicleSearchFields.tsx';
import { VehicleTextSearch } from './VehicleTextSearch.tsx';
import type { FoundText, VehicleCatalogue } from './vehicle-catalogue.ts';

/** The form has two pages: the vehicle first, then its covers [2 §2]. */
export type SearchPage = 'vehicle' | 'cover';

export type VehicleSearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Initial values. */
  search: VehicleSearch;
  /** Text that the visitor typed on another page; the form reads it as if it were typed here. */
  initialText?: string;
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

const INVALID_SEARCH_STATUS = 422;

/** Searches products for a vehicle: by a text or by dependent fields, then by the covers. */
export function VehicleSearchForm(props: VehicleSearchFormProps) {
  const { search: initialSearch, onSearchChange, page, onPageChange, catalogue, today, ...rest } = props;
  const { check, onSearch, className, initialText = '', ...form } = rest;
  const [search, setSearch] = useState(initialSearch);
  const [problems, setProblems] = useState<SearchProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [request, setRequest] = useState<Request>({ state: 'idle' });
  const [text, setText] = useState(initialText);
  const latestRequest = useRef(0);
  const consultLink = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  function changeSearch(next: VehicleSearch, changedFields: readonly SearchField[]) {
    latestRequest.current += 1;
    setSearch(next);
    setRequest({ state: 'idle' });
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !changedFields.some((one) => one === field)),
      ),
    );
    onSearchChange?.(next);
  }

  const choices = useVehicleChoices(search, catalogue, changeSearch);
  const { model, brands } = choices.fields;

  function fillFields({ read }: FoundText, chosen: ChosenModel | null) {
    const current = model ? { price: model.price, deviation: model.deviation } : null;
    const filled = fillSearch(search, read, chosen, current);
    changeSearch(filled.search, SEARCH_FIELDS);
    return filled.unused;
  }

  function checkFields(): SearchProblems {
    const foundProblems = searchProblems(search, choices.findCatalogueModel(), today);
    setProblems(foundProblems);
    setAttempt((count) => count + 1);
    return foundProblems;
  }

  async function findProducts() {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    setRequest({ state: 'pending' });
    try {
      const hasProducts = await check(search);
      if (latestRequest.current !== requestNumber) return;
      setRequest({ state: hasProducts ? 'idle' : 'none' });
      if (hasProducts) onSearch(search);
    } catch (thrown) {
      if (latestRequest.current !== requestNumber) return;
      const { status, fields } = readApiProblem(thrown);
      const fieldProblems =
        status === INVALID_SEARCH_STATUS ? fields.filter(({ path }) => isField(path)) : [];
      setRequest({ state: fieldProblems.length > 0 ? 'idle' : 'failed' });
      if (fieldProblems.length === 0) return;
      setProblems(Object.fromEntries(fieldProblems.map(({ path, message }) => [path, message])));
      setAttempt((count) => count + 1);
      onPageChange('vehicle');
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (request.state === 'pending') return;
    const isInvalid = Object.keys(checkFields()).length > 0 || !isComplete(search);
    if (isInvalid) onPageChange('vehicle');
    else if (page === 'vehicle') {
      onPageChange('cover');
      setTimeout(() => heading.current?.focus());
    } else void findProducts();
  }

  function back() {
    onPageChange('vehicle');
    setTimeout(() => heading.current?.focus());
  }

  const errors = SEARCH_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const brand = brands.rows.find(({ _id }) => _id === search.brand)?.brand;
  const vehicleText = text.trim() || describeChoices(search, brand, model?.model);
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
        <CoverFields search={search} onChange={(coverage) => changeSearch({ ...search, coverage }, [])} />
      ) : (
        <>
          <VehicleTextSearch
            readText={catalogue.readText}
            vehicleType={search.vehicleType}
            text={text}
            onTextChange={setText}
            onFound={fillFields}
            onConsult={() => consultLink.current?.click()}
          />
          <ErrorSummary errors={errors} title={SEARCH_ALERT} attempt={attempt} />
          <VehicleSearchFields id={id} problems={problems} {...choices.fields} />
          <p className="nu:text-sm nu:text-muted">
            Kendaraan Anda tidak ada di pilihan? <ConsultLink ref={consultLink} vehicleText={vehicleText} />
          </p>
        </>
      )}
      {(request.state === 'none' || request.state === 'failed') && (
        <Alert tone="warning" title={ALERT_TITLES.danger}>
          {request.state === 'none' ? MESSAGES.plans.noVehicleProducts : MESSAGES.common.loadFailed}
          {request.state === 'none' && (
            <p className="nu:mt-2">
              <ConsultLink vehicleText={vehicleText} />
            </p>
          )}
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

/** Returns the chosen vehicle as a text for a consultant; '' while only the type is chosen. */
const describeChoices = (
  { vehicleType, year }: VehicleSearch,
  brand: string | undefined,
  model: string | undefined,
): string =>
  brand === undefined
    ? ''
    : [VEHICLE_TYPE_ROWS[vehicleType].label, brand, model, year]
        .filter((part) => part !== undefined)
        .join(' ');
