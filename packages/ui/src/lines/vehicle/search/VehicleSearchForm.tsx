import type { IsoDate } from '@naungan/domain/dates';
import {
  type ChosenModel,
  fillSearch,
  firstOpenQuestion,
  questionWithProblem,
  SEARCH_ALERT,
  SEARCH_FIELDS,
  SEARCH_QUESTIONS,
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
import { QuestionHeading } from '../../../flow/question-heading/index.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { ErrorSummary } from '../../../primitives/error-summary/index.ts';
import { ConsultLink } from './ConsultLink.tsx';
import { CoverFields } from './CoverFields.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { COVER_STEP, LAST_QUESTION, useQuestion } from './use-question.ts';
import { useVehicleChoices } from './use-vehicle-choices.ts';
import { VehicleQuestion } from './VehicleQuestion.tsx';
import { VehicleTextSearch } from './VehicleTextSearch.tsx';
import type { FoundText, VehicleCatalogue } from './vehicle-catalogue.ts';

const COVER_QUESTION = 'Perlindungan apa yang Anda cari?';

export type VehicleSearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Initial values. */
  search: VehicleSearch;
  /** Text that the visitor typed on another page; the form reads it as if it were typed here. */
  initialText?: string;
  /** Called after every change, to store the input. */
  onSearchChange?: (search: VehicleSearch) => void;
  /** Id of the displayed question, or `COVER_STEP`. A question opens only after those before it have answers. */
  step: string;
  onStepChange: (step: string) => void;
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

/** Searches products for a vehicle: by a text or by one question after the other, then by the covers. */
export function VehicleSearchForm(props: VehicleSearchFormProps) {
  const { search: initialSearch, onSearchChange, step, onStepChange, catalogue, today, ...rest } = props;
  const { check, onSearch, className, initialText = '', ...form } = rest;
  const [search, setSearch] = useState(initialSearch);
  const [problems, setProblems] = useState<SearchProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [request, setRequest] = useState<Request>({ state: 'idle' });
  const [text, setText] = useState(initialText);
  const latestRequest = useRef(0);
  const consultLink = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { index, question, onCover } = useQuestion(step, search);

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

  function showProblems(found: SearchProblems) {
    setProblems(found);
    setAttempt((count) => count + 1);
    const invalidIndex = questionWithProblem(found);
    if (invalidIndex !== -1 && (onCover || invalidIndex !== index)) openQuestion(invalidIndex);
  }

  function openQuestion(next: number) {
    onStepChange(SEARCH_QUESTIONS[next]?.id ?? COVER_STEP);
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
      showProblems(Object.fromEntries(fieldProblems.map(({ path, message }) => [path, message])));
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (request.state === 'pending' || !question) return;
    const isLast = onCover || index === LAST_QUESTION;
    const found = searchProblems(search, choices.findCatalogueModel(), today);
    const checkedFields = isLast ? SEARCH_FIELDS : question.fields;
    const foundHere = Object.fromEntries(
      Object.entries(found).filter(([field]) => checkedFields.some((one) => one === field)),
    );
    showProblems(foundHere);
    if (Object.keys(foundHere).length > 0) return;
    if (onCover) return void findProducts();
    // A text may have answered the next questions already.
    const hasOtherAnswers = SEARCH_FIELDS.some(
      (field) => field !== 'vehicleType' && search[field] !== undefined,
    );
    openQuestion(index === 0 && hasOtherAnswers ? firstOpenQuestion(search) : index + 1);
  }

  const errors = SEARCH_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const brand = brands.rows.find(({ _id }) => _id === search.brand)?.brand;
  const vehicleText = text.trim() || describeChoices(search, brand, model?.model);
  const step1 = `Langkah 1 dari 2 · pertanyaan ${index + 1} dari ${SEARCH_QUESTIONS.length}`;
  return (
    <form
      {...form}
      noValidate
      aria-label="Cari asuransi kendaraan"
      onSubmit={handleSubmit}
      className={cx('nu:@container nu:grid nu:gap-3 nu:sm:gap-4', className)}
    >
      <div>
        <p className="nu:text-sm nu:font-semibold nu:text-muted">
          {onCover ? 'Langkah 2 dari 2: jaminan' : step1}
        </p>
        <QuestionHeading
          question={onCover ? COVER_STEP : (question?.id ?? '')}
          text={onCover ? COVER_QUESTION : (question?.text ?? '')}
          hasProblems={errors.length > 0}
        />
        <GivenAnswers
          search={search}
          current={onCover ? COVER_STEP : (question?.id ?? '')}
          brand={brand}
          model={model?.model}
          onOpen={onStepChange}
        />
      </div>
      {!onCover && index === 0 && (
        <VehicleTextSearch
          readText={catalogue.readText}
          vehicleType={search.vehicleType}
          text={text}
          onTextChange={setText}
          onFound={fillFields}
          onConsult={() => consultLink.current?.click()}
        />
      )}
      {onCover ? (
        <CoverFields search={search} onChange={(coverage) => changeSearch({ ...search, coverage }, [])} />
      ) : (
        <>
          <ErrorSummary errors={errors} title={SEARCH_ALERT} attempt={attempt} />
          {question && (
            <VehicleQuestion id={id} question={question} problems={problems} {...choices.fields} />
          )}
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
        {(onCover || index > 0) && (
          <Button variant="secondary" onClick={() => openQuestion(onCover ? LAST_QUESTION : index - 1)}>
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
      {!onCover && (
        <p className="nu:text-sm nu:text-muted">
          Kendaraan Anda tidak ada di pilihan? <ConsultLink ref={consultLink} vehicleText={vehicleText} />
        </p>
      )}
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
