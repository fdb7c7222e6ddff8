import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { IsoDate } from '@naungan/domain/dates';
import { LazyAttachmentFields } from '../../fields/attachment/LazyAttachmentFields.tsx';
import type { UploadFile } from '../../fields/attachment/upload-file.ts';
import { useFileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { ApiProblem } from '../../flow/api-problem.ts';
import type { DraftStorage } from '../../flow/draft-note/index.ts';
import { type FlowDialogs, FlowWizard } from '../../flow/FlowWizard.tsx';
import type { AlreadySent } from '../../flow/send/index.ts';
import type { SendQuestion } from '../../flow/send/send-question.ts';
import { UpdatedNote } from '../../flow/UpdatedNote.tsx';
import { useDraft } from '../../flow/use-draft.ts';
import { isStepValid } from '../../flow/use-steps.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useDeepStable } from '../../primitives/use-deep-stable.ts';
import type { AccountInputsProps } from '../bank-account/AccountInputs.tsx';
import { ClaimedPolicy } from './ClaimedPolicy.tsx';
import { ClaimSummary } from './ClaimSummary.tsx';
import { type ClaimDraft, documentsOfDraft } from './claim-draft.ts';
import { CLAIM_RULES } from './claim-rules.ts';
import { checkClaimStep, claimSteps, DOCUMENT_STEP, HEIR_STEP, INCIDENT_STEP } from './claim-steps.ts';
import { type ClaimSent, type ClaimSubmission, claimSubmission } from './claim-submission.ts';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { HeirFields } from './HeirFields.tsx';
import { IncidentFields } from './IncidentFields.tsx';
import { claimFormMessages } from './messages.ts';

export type ClaimWizardProps = Pick<AccountInputsProps, 'loadBanks'> & {
  policy: PolicyLookup;
  today: IsoDate;
  draft: ClaimDraft;
  onDraftChange: (draft: ClaimDraft) => void;
  /** Whether another tab or device changed the draft while this step is open. */
  isUpdated?: boolean | undefined;
  draftStorage?: DraftStorage | undefined;
  /** Id of the step in the URL's hash; '' for the first. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** Uploads each file in advance, once the preceding steps are valid. If absent, the files are sent with the form. */
  uploadFile?: UploadFile | undefined;
  /**
   * `isDuplicateConfirmed`: the claimant confirmed that this is a different claim with the same policy, cause and day [3 §4].
   */
  onSubmit: (
    submission: ClaimSubmission & { isDuplicateConfirmed: boolean },
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<ClaimSent | AlreadySent>;
  onDone: (result: ClaimSent | AlreadySent) => void;
};

/** The claim form in steps: the claimant (for heirs), the incident, the documents, the summary. */
export function ClaimWizard(props: ClaimWizardProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const { policy, today, draft } = props;
  const dialogs: FlowDialogs = {
    title: texts.confirmTitle,
    description: texts.confirmText,
    confirmLabel: texts.confirm,
    doneTitle: texts.sentTitle,
    doneTone: 'info',
  };
  const alreadySentNotice = draft.heir
    ? // An heir has no list of claims.
      { title: texts.alreadySentTitle, message: texts.alreadySentByHeir }
    : { title: texts.alreadySentTitle, message: texts.alreadySent, actionLabel: texts.showClaim };

  /**
   * Returns the question to confirm when an earlier claim has the same policy, cause and day: the server then reports the
   * field `again`, by which the claimant confirms a further claim.
   */
  const questionOf = ({ fields }: ApiProblem): SendQuestion | null =>
    fields.some(({ path }) => path === 'again')
      ? { title: texts.duplicateTitle, description: texts.duplicate, confirmLabel: texts.duplicateConfirm }
      : null;
  // The same array while its content is equal: a new array at each render would run the upload effect each time.
  const documents = useDeepStable(documentsOfDraft(policy, draft));
  const state = { policy, today, draft, documents };
  const steps = claimSteps(draft.heir !== null, texts);
  const previousSteps = steps.slice(
    0,
    steps.findIndex(({ id }) => id === DOCUMENT_STEP),
  );
  const canUpload =
    Object.keys(draft.files).length > 0 &&
    previousSteps.every((step) => isStepValid(checkClaimStep(step, state, texts)));
  const uploads = useFileUploads(documents, draft.files, props.uploadFile, canUpload);
  const patchDraft = useDraft(draft, props.onDraftChange);

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={(step) => checkClaimStep(step, state, texts, uploads)}
      notice={<UpdatedNote isUpdated={props.isUpdated === true} />}
      hasSummary
      draftStorage={props.draftStorage}
      specs={documents}
      uploads={uploads}
      aside={() => <ClaimedPolicy policy={policy} />}
      asideLabel={texts.policy}
      sendLabel={texts.send}
      sendFailedMessage={texts.sendFailed}
      dialogs={
        draft.heir ? { ...dialogs, description: <EmailConfirmation email={draft.heir.email} /> } : dialogs
      }
      hasDonePage={draft.heir !== null}
      alreadySentNotice={alreadySentNotice}
      questionOf={questionOf}
      buildSubmission={() => claimSubmission(state)}
      onSubmit={(submission, { onProgress, isConfirmed }) =>
        props.onSubmit({ ...submission, isDuplicateConfirmed: isConfirmed }, { onProgress })
      }
      onDone={props.onDone}
    >
      {({ id }, { errors, onEdit }) => {
        if (id === HEIR_STEP && draft.heir)
          return (
            <HeirFields
              heir={draft.heir}
              errors={errors}
              onChange={(patch) => patchDraft(({ heir }) => ({ heir: heir && { ...heir, ...patch } }))}
            />
          );
        if (id === INCIDENT_STEP)
          return (
            <IncidentFields
              {...state}
              errors={errors}
              onChange={(patch) => patchDraft(({ values }) => ({ values: { ...values, ...patch } }))}
              loadBanks={props.loadBanks}
            />
          );
        if (id === DOCUMENT_STEP)
          return (
            <>
              <p className="nu:text-muted">{texts.documentHint}</p>
              <LazyAttachmentFields
                specs={documents}
                files={draft.files}
                uploads={uploads}
                rules={CLAIM_RULES}
                camera
                errors={errors}
                onChange={(change) => patchDraft(({ files }) => ({ files: change(files) }))}
              />
            </>
          );
        return <ClaimSummary {...state} onEdit={onEdit} />;
      }}
    </FlowWizard>
  );
}
