import {
  type CompleteSearch,
  chooseInSearch,
  isComplete,
  type PropertySearch,
  QUOTE_ALERT,
  QUOTE_CONFIRM,
  QUOTE_FAILED_MESSAGE,
  type QuoteStep,
  quoteQuestions,
  quoteSteps,
  type SearchField,
  type SearchProblems,
  stepProblems,
} from '@naungan/domain/lines/property';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readApiProblem } from '../../../flow/api-problem.ts';
import { useLazyDialog } from '../../../flow/lazy-component/use-lazy-dialog.ts';
import { lazyFields } from '../../../flow/lazy-fields/index.ts';
import { QuestionHeading } from '../../../flow/question-heading/index.ts';
import { messagesOf, type StepProblem } from '../../../flow/step-problems.ts';
import { type StepCheck, useSteps } from '../../../flow/use-steps.ts';
import { WizardFrame } from '../../../flow/wizard-frame/WizardFrame.tsx';
import { Alert } from '../../../primitives/alert/index.ts';
import type { ConfirmDialogProps } from '../../../primitives/confirm-dialog/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { ComponentMessages } from '../../../primitives/host/ComponentMessages.tsx';
import { type MessagesOf, useMessages } from '../../../primitives/host/messages.ts';
import type { WithHostProps } from '../../../primitives/with-host-props.ts';
import type { BuildingCatalogue } from './building-catalogue.ts';
import { propertySearchMessages } from './messages.ts';
import { OccupationQuestion } from './OccupationQuestion.tsx';
import type { QuoteFieldsProps } from './quote-fields.ts';

/**
 * The result of a search: whether there are products. `occupationNotInsured` means that no product insures the
 * occupation.
 */
export type QuoteResult = 'found' | 'none' | 'occupationNotInsured';

export type QuoteWizardProps = WithHostProps<
  {
    /** Initial values. The product type of the search determines the steps. */
    search: PropertySearch;
    /** Called after every change, to store the input. */
    onSearchChange?: (search: PropertySearch) => void;
    /** Id of the question, '' for the first. */
    step: string;
    onStepChange: (id: string, options?: { replace?: boolean }) => void;
    catalogue: BuildingCatalogue;
    /** Resolves to the street that was typed before a reload. The URL never contains the street. */
    loadStreet?: () => Promise<string | undefined>;
    /** Resolves to the result of a search. If it rejects, the wizard shows the problem. */
    check: (search: CompleteSearch) => Promise<QuoteResult>;
    /** Opens the list. */
    onSearch: (search: CompleteSearch) => void;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'PropertySearch'> | undefined;
  },
  'div'
>;

type SearchRequest = { state: 'idle' } | { state: 'failed'; text: string };

const INVALID_SEARCH_STATUS = 422;

/** All questions after the first are in one chunk. */
const loadLaterQuestions = () => import('./later-questions.ts');
const laterQuestion = (name: keyof Awaited<ReturnType<typeof loadLaterQuestions>>) =>
  lazyFields<QuoteFieldsProps>(async () => (await loadLaterQuestions())[name], 'nu:h-60');

/** The component with the fields of each question, by the question's id. */
const BODIES: Record<string, (props: QuoteFieldsProps) => ReactNode> = {
  okupasi: OccupationQuestion,
  harga: laterQuestion('PriceQuestion'),
  kepemilikan: laterQuestion('OwnerQuestion'),
  konstruksi: laterQuestion('ConstructionQuestion'),
  ukuran: laterQuestion('SizeQuestion'),
  alamat: laterQuestion('PlaceQuestion'),
  cakupan: laterQuestion('CoverageQuestion'),
};

const loadConfirmDialog = () =>
  import('../../../primitives/confirm-dialog/index.ts').then((module) => module.ConfirmDialog);

/**
 * Collects the data of a building in four steps, or three if only earthquake is insured, one question at a time. Then
 * opens the list of products [2 §4].
 */
export function QuoteWizard({ messages, ...props }: QuoteWizardProps) {
  return (
    <ComponentMessages name="PropertySearch" messages={messages}>
      <QuoteWizardContent {...props} />
    </ComponentMessages>
  );
}

function QuoteWizardContent(props: QuoteWizardProps) {
  const texts = useMessages('PropertySearch', propertySearchMessages);
  const {
    search: initialSearch,
    onSearchChange,
    step,
    onStepChange,
    catalogue,
    check,
    onSearch,
    loadStreet,
    className,
    ...rest
  } = props;
  const [search, setSearch] = useState(initialSearch);
  /** Field problems that the server reported for a search; each is shown until its field is changed. */
  const [serverProblems, setServerProblems] = useState<SearchProblems>({});
  const [request, setRequest] = useState<SearchRequest>({ state: 'idle' });
  const confirmDialog = useLazyDialog<ConfirmDialogProps>(loadConfirmDialog);
  const latestRequest = useRef(0);
  const loadStoredStreet = useEffectEvent(async () => {
    const address = await loadStreet?.();
    // If the visitor has typed a street before the stored street has loaded, the typed street stays.
    if (address) setSearch((latestSearch) => ({ address, ...latestSearch }));
  });
  useEffect(() => void loadStoredStreet(), []);
  const questions = quoteQuestions(search.productType);

  function problemsOf({ fields }: QuoteStep): StepProblem[] {
    const problemsByField = {
      ...problemsOfFields(serverProblems, fields),
      ...stepProblems(search, { fields }),
    };
    return fields.flatMap((field) => {
      const message = problemsByField[field];
      return message === undefined ? [] : [{ field, message }];
    });
  }
  const checkQuestion = (question: QuoteStep): StepCheck => ({
    problems: problemsOf(question),
    title: QUOTE_ALERT,
  });
  // Each question is a step of `useSteps`; the frame shows several questions as one step.
  const wizard = useSteps({ steps: questions, step, check: checkQuestion, onStepChange, inPage: true });
  const { currentStep, index, isLast } = wizard;
  if (!currentStep) return null;
  const Body = BODIES[currentStep.id];

  function choose<Field extends SearchField>(field: Field, value: PropertySearch[Field]) {
    // Ignores the response of a request that is still running: it is for the previous search.
    latestRequest.current += 1;
    // Preloads the later questions. A failure is reported when a later question opens.
    loadLaterQuestions().catch(() => undefined);
    const changedSearch = chooseInSearch(search, field, value);
    setSearch(changedSearch);
    setRequest({ state: 'idle' });
    setServerProblems(({ [field]: _, ...others }) => others);
    onSearchChange?.(changedSearch);
  }

  function handleNext() {
    if (!wizard.tryStep()) return;
    if (isLast) void confirmDialog.show();
    else wizard.goTo(questions[index + 1]?.id ?? '');
  }

  async function findProducts() {
    if (!isComplete(search)) return;
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    setRequest({ state: 'idle' });
    try {
      const result = await check(search);
      if (latestRequest.current !== requestNumber) return;
      if (result === 'found') onSearch(search);
      else {
        const text = result === 'none' ? QUOTE_FAILED_MESSAGE : texts.noneForOccupation;
        setRequest({ state: 'failed', text });
      }
    } catch (thrown) {
      if (latestRequest.current === requestNumber) showProblems(thrown);
    }
  }

  /**
   * Displays the server's field messages at their fields, and opens the first question that contains such a field.
   * Without field messages, displays that the request failed.
   */
  function showProblems(thrown: unknown) {
    const { status, fields } = readApiProblem(thrown);
    const fieldMessages = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
    const invalidQuestion = questions.find(
      (question) => Object.keys(problemsOfFields(fieldMessages, question.fields)).length > 0,
    );
    if (status !== INVALID_SEARCH_STATUS || !invalidQuestion)
      return setRequest({ state: 'failed', text: texts.failed });
    setServerProblems(fieldMessages);
    wizard.showProblems(invalidQuestion.id, invalidQuestion.fields);
  }

  return (
    <div {...rest} className={cx('nu:@container', className)}>
      <WizardFrame
        inPage
        steps={quoteSteps(search.productType)}
        index={currentStep.stepIndex}
        problems={wizard.problems}
        problemsTitle={wizard.title}
        attempt={wizard.attemptCount}
        draftNote={null}
        onBack={index > 0 ? () => wizard.goTo(questions[index - 1]?.id ?? '') : undefined}
        onNext={handleNext}
        nextLabel={isLast ? texts.search : texts.next}
        pending={confirmDialog.pending}
      >
        <QuestionHeading
          question={currentStep.id}
          text={currentStep.text}
          hasProblems={wizard.problems.length > 0}
        />
        {Body && (
          <Body
            key={currentStep.id}
            search={search}
            errors={messagesOf(wizard.problems)}
            catalogue={catalogue}
            onChoose={choose}
          />
        )}
        {request.state === 'failed' && (
          <Alert tone="warning" title={texts.noticeTitle}>
            {request.text}
          </Alert>
        )}
      </WizardFrame>
      {confirmDialog.Dialog && (
        <confirmDialog.Dialog
          open={confirmDialog.open}
          onOpenChange={confirmDialog.setOpen}
          title={QUOTE_CONFIRM.title}
          description={QUOTE_CONFIRM.text}
          confirmLabel={texts.confirm}
          onConfirm={findProducts}
        />
      )}
    </div>
  );
}

const problemsOfFields = (
  problems: Readonly<Record<string, string>>,
  fields: readonly SearchField[],
): SearchProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => fields.some((field) => field === name)));
