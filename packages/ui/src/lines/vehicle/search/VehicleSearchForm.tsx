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
import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { readApiProblem } from '../../../flow/api-problem.ts';
import { QuestionHeading } from '../../../flow/question-heading/index.ts';
import { Alert } from '../../../primitives/alert/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { ErrorSummary } from '../../../primitives/error-summary/index.ts';
import { ComponentMessages } from '../../../primitives/host/ComponentMessages.tsx';
import { type MessagesOf, useMessages } from '../../../primitives/host/messages.ts';
import { ConsultLink } from './ConsultLink.tsx';
import { CoverFields } from './CoverFields.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { vehicleSearchMessages } from './messages.ts';
import { COVER_STEP, LAST_QUESTION, useQuestion } from './use-question.ts';
import { useVehicleChoices } from './use-vehicle-choices.ts';
import { VehicleQuestion } from './VehicleQuestion.tsx';
import { VehicleTextSearch } from './VehicleTextSearch.tsx';
import type { ParsedText, VehicleCatalogue } from './vehicle-catalogue.ts';

export type VehicleSearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Initial values. */
  search: VehicleSearch;
  /** Text that the visitor typed on another page; the form reads it as if it were typed here. */
  initialText?: string;
  /** Called after every change, to store the input. */
  onSearchChange?: (search: VehicleSearch) => void;
  /** Id of the displayed question, or `COVER_STEP`. A question opens only after the earlier questions have answers. */
  step: string;
  onStepChange: (step: string) => void;
  catalogue: VehicleCatalogue;
  /** Determines the newest model year. */
  today: IsoDate;
  /** Resolves to whether there are products for the search. If it rejects, the form shows an error. */
  check: (search: VehicleSearch) => Promise<boolean>;
  /** Opens the list. */
  onSearch: (search: VehicleSearch) => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'VehicleSearch'> | undefined;
};

type SearchRequest = { state: 'idle' | 'pending' | 'noProducts' | 'failed' };

const INVALID_SEARCH_STATUS = 422;

/** Searches products for a vehicle: by a text or by one question after the other, then by the covers. */
export function VehicleSearchForm({ messages, ...props }: VehicleSearchFormProps) {
  return (
    <ComponentMessages name="VehicleSearch" messages={messages}>
      <VehicleSearchFormContent {...props} />
    </ComponentMessages>
  );
}

function VehicleSearchFormContent(props: VehicleSearchFormProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const {
    search: initialSearch,
    onSearchChange,
    step,
    onStepChange,
    catalogue,
    today,
    ...otherProps
  } = props;
  const { check, onSearch, className, initialText = '', ...formProps } = otherProps;
  const [search, setSearch] = useState(initialSearch);
  const [problems, setProblems] = useState<SearchProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [request, setRequest] = useState<SearchRequest>({ state: 'idle' });
  const [text, setText] = useState(initialText);
  const latestRequest = useRef(0);
  const consultLink = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { index, question, isCoverStep } = useQuestion(step, search);

  function changeSearch(newSearch: VehicleSearch, changedFields: readonly SearchField[]) {
    // The response of a running request is for the previous search, so it is ignored.
    latestRequest.current += 1;
    setSearch(newSearch);
    setRequest({ state: 'idle' });
    setProblems((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([name]) => !changedFields.some((field) => field === name)),
      ),
    );
    onSearchChange?.(newSearch);
  }

  const choices = useVehicleChoices(search, catalogue, changeSearch);
  const { model, brands } = choices.fields;

  /** Fills in the facts that the server found in a text, and the chosen model; returns the facts that cannot be used. */
  function fillFields(parsedText: ParsedText, chosenModel: ChosenModel | null) {
    const marketPrice = model ? { price: model.price, deviation: model.deviation } : null;
    const fillResult = fillSearch(search, parsedText.read, chosenModel, marketPrice);
    changeSearch(fillResult.search, SEARCH_FIELDS);
    return fillResult.unusedFacts;
  }

  function showProblems(newProblems: SearchProblems) {
    setProblems(newProblems);
    setAttempt((count) => count + 1);
    const invalidIndex = questionWithProblem(newProblems);
    if (invalidIndex !== -1 && (isCoverStep || invalidIndex !== index)) displayQuestion(invalidIndex);
  }

  /** Displays the question with this index; after the last question, the covers. */
  function displayQuestion(questionIndex: number) {
    onStepChange(SEARCH_QUESTIONS[questionIndex]?.id ?? COVER_STEP);
  }

  async function findProducts() {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    setRequest({ state: 'pending' });
    try {
      const hasProducts = await check(search);
      if (latestRequest.current !== requestNumber) return;
      setRequest({ state: hasProducts ? 'idle' : 'noProducts' });
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
    const isLast = isCoverStep || index === LAST_QUESTION;
    const allProblems = searchProblems(search, choices.findCatalogueModel(), today);
    const checkedFields = isLast ? SEARCH_FIELDS : question.fields;
    const displayedProblems = Object.fromEntries(
      Object.entries(allProblems).filter(([name]) => checkedFields.some((field) => field === name)),
    );
    showProblems(displayedProblems);
    if (Object.keys(displayedProblems).length > 0) return;
    if (isCoverStep) return void findProducts();
    // A text may have answered the next questions already, so the first unanswered question follows.
    const hasOtherAnswers = SEARCH_FIELDS.some(
      (field) => field !== 'vehicleType' && search[field] !== undefined,
    );
    displayQuestion(index === 0 && hasOtherAnswers ? firstOpenQuestion(search) : index + 1);
  }

  const errors = SEARCH_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const brand = brands.rows.find(({ _id }) => _id === search.brand)?.brand;
  const vehicleText = text.trim() || describeChoices(search, brand, model?.model);
  const firstStepText = texts.progress(index + 1, SEARCH_QUESTIONS.length);
  return (
    <form
      {...formProps}
      noValidate
      aria-label={texts.label}
      onSubmit={handleSubmit}
      className={cx('nu:@container nu:grid nu:gap-3 nu:sm:gap-4', className)}
    >
      <div>
        <p className="nu:text-sm nu:font-semibold nu:text-muted">
          {isCoverStep ? texts.coverProgress : firstStepText}
        </p>
        <QuestionHeading
          question={isCoverStep ? COVER_STEP : (question?.id ?? '')}
          text={isCoverStep ? texts.coverQuestion : (question?.text ?? '')}
          hasProblems={errors.length > 0}
        />
        <GivenAnswers
          search={search}
          displayedQuestion={isCoverStep ? COVER_STEP : (question?.id ?? '')}
          brand={brand}
          model={model?.model}
          onOpen={onStepChange}
        />
      </div>
      {!isCoverStep && index === 0 && (
        <VehicleTextSearch
          readText={catalogue.readText}
          vehicleType={search.vehicleType}
          text={text}
          onTextChange={setText}
          onResult={fillFields}
          onConsult={() => consultLink.current?.click()}
        />
      )}
      {isCoverStep ? (
        <CoverFields search={search} onChange={(coverage) => changeSearch({ ...search, coverage }, [])} />
      ) : (
        <>
          <ErrorSummary errors={errors} title={SEARCH_ALERT} attempt={attempt} />
          {question && (
            <VehicleQuestion id={id} question={question} problems={problems} {...choices.fields} />
          )}
        </>
      )}
      {(request.state === 'noProducts' || request.state === 'failed') && (
        <Alert tone="warning" title={texts.noticeTitle}>
          {request.state === 'noProducts' ? texts.noProducts : texts.loadFailed}
          {request.state === 'noProducts' && (
            <p className="nu:mt-2">
              <ConsultLink vehicleText={vehicleText} />
            </p>
          )}
        </Alert>
      )}
      <div className="nu:flex nu:gap-3">
        {(isCoverStep || index > 0) && (
          <Button
            variant="secondary"
            onClick={() => displayQuestion(isCoverStep ? LAST_QUESTION : index - 1)}
          >
            {texts.back}
          </Button>
        )}
        <Button
          type="submit"
          pending={request.state === 'pending'}
          {...(isCoverStep && { iconStart: <Search aria-hidden="true" size={20} /> })}
          className="nu:flex-1"
        >
          {isCoverStep ? texts.search : texts.next}
        </Button>
      </div>
      {!isCoverStep && (
        <p className="nu:text-sm nu:text-muted">
          {texts.notListed} <ConsultLink ref={consultLink} vehicleText={vehicleText} />
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
