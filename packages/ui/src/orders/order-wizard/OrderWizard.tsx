import { type IsoDate, possibleAge } from '@naungan/domain/dates';
import { lineOf, personPrice, type SoldLine } from '@naungan/domain/lines';
import type { Plan } from '@naungan/domain/lines/record';
import { orderSteps } from '@naungan/domain/lines/steps';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { type UploadFile, useFileUploads } from '../../fields/attachment/index.ts';
import type { RegionLoader } from '../../fields/regions/index.ts';
import { type DraftKeeping, DraftNote } from '../../flow/draft-note/index.ts';
import { messagesOf } from '../../flow/problems/problems.ts';
import {
  BlockedNotice,
  type EarlierSend,
  FailedNotice,
  HeldNotice,
  sentNotice,
  useSendDialogs,
  useSubmit,
} from '../../flow/send/index.ts';
import { useDraft } from '../../flow/use-draft/use-draft.ts';
import { useSteps } from '../../flow/use-steps/use-steps.ts';
import { WizardFrame } from '../../flow/wizard-frame/WizardFrame.tsx';
import { ProductSummaryButton } from '../../plans/product-summary/index.ts';
import { PriceSummary } from '../../records/price-summary/PriceSummary.tsx';
import type { OrderDraft } from '../order-step/order-draft.ts';
import type { StepPart, StepState } from '../order-step/step-part.ts';
import { filesMayGo } from './files-may-go.ts';
import { ORDER_PARTS } from './parts.tsx';
import { type OrderPlaced, type OrderSubmission, orderSubmission } from './submission.ts';

export type OrderWizardProps = {
  productType?: SoldLine;
  plan: Plan;
  today: IsoDate;
  member: Member;
  draft: OrderDraft;
  onDraftChange: (draft: OrderDraft) => void;
  /** Id of the step, the URL's hash; '' for the first. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** How much of the draft this device could keep. */
  keeping?: DraftKeeping | undefined;
  loadRegions: RegionLoader;
  /** Sends each file as soon as it is chosen; without it files go with the order. */
  uploadFile?: UploadFile | undefined;
  onSubmit: (
    submission: OrderSubmission,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<OrderPlaced | EarlierSend>;
  /** After the customer has read that it worked, or that an earlier try did. */
  onDone: (placed: OrderPlaced | EarlierSend) => void;
  /** Where to look for another product when the declarations rule this one out. */
  plansHref?: string;
  /** Pages by id of the step, for product lines that have their own. */
  parts?: Readonly<Record<string, StepPart>>;
};

/** Behind the step's id in the URL: it was opened from the summary and leads back there, after a refresh too. */
const EDITING = 'ubah';
const EARLIER = {
  title: MESSAGES.order.alreadySent,
  message: MESSAGES.order.alreadySentText,
  actionLabel: 'Lihat order saya',
};
const SEND_FAILED = 'Pesanan belum terkirim, silahkan coba lagi';

/** Order a product in steps; nothing typed is lost by a failure [Q22]. */
export function OrderWizard(props: OrderWizardProps) {
  const { productType = 'kesehatan', plan, today, draft, onDraftChange, parts = ORDER_PARTS } = props;
  const line = lineOf(productType);
  const steps = orderSteps(productType).filter(({ id }) => id in parts);
  const typed: StepState = { line, plan, today, draft };
  const uploads = useFileUploads(
    plan.attachments,
    draft.files,
    props.uploadFile,
    filesMayGo(steps, parts, typed),
  );
  const state: StepState = { ...typed, uploads };
  const checkStep = ({ id }: { id: string }) => parts[id]?.check(state) ?? { problems: [] };
  const [step = '', mode] = props.step.split('/');
  const wizard = useSteps({ steps, step, check: checkStep, onStepChange: props.onStepChange });
  const { submitting, submit } = useSubmit<OrderPlaced | EarlierSend>(SEND_FAILED, wizard.current?.id);
  const change = useDraft(draft, onDraftChange);

  const { current, isLast, held } = wizard;
  const editing = mode === EDITING && !isLast;
  const sending = useSendDialogs(isLast);

  const part = current && parts[current.id];
  if (!current || !part) return null;

  const amounts = personPrice(plan, draft.values, today)?.amounts ?? null;
  const lastId = steps.at(-1)?.id ?? current.id;
  const edit = (id: string) => wizard.goTo(`${id}/${EDITING}`);

  function goOn() {
    if (!current || !wizard.tryStep()) return;
    if (isLast) void sending.ask();
    else wizard.goTo(editing ? lastId : (steps[wizard.index + 1]?.id ?? lastId));
  }

  function send() {
    const submission = amounts && orderSubmission(line, plan, draft, amounts, today);
    void submit(async (tools) => {
      if (!submission) throw new Error(MESSAGES.common.checkInput);
      return uploads.deliver(submission.files, tools, (files) =>
        props.onSubmit({ ...submission, files }, { onProgress: tools.onProgress }),
      );
    });
  }

  return (
    <>
      <WizardFrame
        steps={steps}
        index={wizard.index}
        problems={wizard.problems}
        problemsTitle={wizard.title}
        attempt={wizard.attempt}
        draftNote={<DraftNote keeping={props.keeping} specs={plan.attachments} />}
        notice={
          <>
            {wizard.blocked && (
              <BlockedNotice key={wizard.attempt} message={wizard.blocked} plansHref={props.plansHref} />
            )}
            {held && (
              <HeldNotice
                {...held}
                attempt={wizard.attempts}
                onOpen={() => (isLast || editing ? edit : wizard.goTo)(held.step.id)}
              />
            )}
            {isLast && submitting.state === 'failed' && <FailedNotice error={submitting.error} />}
          </>
        }
        aside={
          <PriceSummary
            productName={plan.productName}
            companyName={plan.insuranceCompany.company_name}
            logo={plan.logoProduct}
            amounts={amounts}
            term={draft.values.timePeriod}
            // The last step has its own, beside the costs.
            footer={
              !isLast && (
                <ProductSummaryButton
                  plan={plan}
                  lineLabel={line.familyLabel}
                  age={possibleAge(draft.values.birthDate, today)}
                />
              )
            }
          />
        }
        onBack={
          wizard.index > 0 && !editing ? () => wizard.goTo(steps[wizard.index - 1]?.id ?? '') : undefined
        }
        onNext={goOn}
        nextLabel={isLast ? 'Kirim pesanan' : editing ? 'Kembali ke ringkasan' : 'Lanjut'}
        nextDisabled={part.gated === true && checkStep(current).problems.length > 0}
        pending={sending.pending || submitting.state === 'sending' || submitting.state === 'done'}
      >
        <part.Body
          {...state}
          member={props.member}
          amounts={amounts}
          errors={messagesOf(wizard.problems)}
          change={(patch) => change(() => patch)}
          changeValues={(patch) => change(({ values }) => ({ values: { ...values, ...patch } }))}
          loadRegions={props.loadRegions}
          onEdit={edit}
          steps={steps}
        />
      </WizardFrame>
      {sending.Dialogs && (
        <sending.Dialogs
          confirming={isLast && sending.confirming}
          onConfirmingChange={sending.setConfirming}
          onConfirm={send}
          progress={submitting.state === 'sending' ? submitting.progress : null}
          onCancel={submitting.state === 'sending' ? submitting.cancel : null}
          done={submitting.state === 'done' ? sentNotice(submitting.answer, EARLIER) : null}
          onDone={() => submitting.state === 'done' && props.onDone(submitting.answer)}
        />
      )}
    </>
  );
}
