import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { IsoDate } from '@naungan/domain/dates';
import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';
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

const ALREADY_SENT = {
  title: 'Klaim sudah kami terima',
  message: 'Pengiriman sebelumnya ternyata sudah sampai. Periksa isinya di daftar klaim Anda.',
  actionLabel: 'Lihat klaim',
};
/** An heir has no list of claims. */
const ALREADY_SENT_BY_HEIR = {
  title: ALREADY_SENT.title,
  message: 'Pengiriman sebelumnya ternyata sudah sampai. Buka tautan yang kami kirim ke email Anda.',
};
const DIALOGS: FlowDialogs = {
  title: MESSAGES.claim.confirm,
  description: MESSAGES.claim.confirmText,
  confirmLabel: 'Ya, ajukan',
  doneTitle: DIALOG_TITLES.claimSent,
  doneTone: 'info',
};
const DUPLICATE_QUESTION: SendQuestion = {
  title: CLAIM_MESSAGES.duplicate,
  description: CLAIM_MESSAGES.duplicateText,
  confirmLabel: 'Ya, lanjutkan',
};

/**
 * Returns the question to confirm when an earlier claim has the same policy, cause and day: the server then reports the field
 * `again`, by which the claimant confirms a further claim.
 */
const questionOf = ({ fields }: ApiProblem): SendQuestion | null =>
  fields.some(({ path }) => path === 'again') ? DUPLICATE_QUESTION : null;

/** The claim form in steps: the claimant (for heirs), the incident, the documents, the summary. */
export function ClaimWizard(props: ClaimWizardProps) {
  const { policy, today, draft } = props;
  // The same array while its content is equal: a new array at each render would run the upload effect each time.
  const documents = useDeepStable(documentsOfDraft(policy, draft));
  const state = { policy, today, draft, documents };
  const steps = claimSteps(draft.heir !== null);
  const previousSteps = steps.slice(0, steps.indexOf(DOCUMENT_STEP));
  const canUpload =
    Object.keys(draft.files).length > 0 &&
    previousSteps.every((step) => isStepValid(checkClaimStep(step, state)));
  const uploads = useFileUploads(documents, draft.files, props.uploadFile, canUpload);
  const patchDraft = useDraft(draft, props.onDraftChange);

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={(step) => checkClaimStep(step, state, uploads)}
      notice={<UpdatedNote isUpdated={props.isUpdated === true} />}
      hasSummary
      draftStorage={props.draftStorage}
      specs={documents}
      uploads={uploads}
      aside={() => <ClaimedPolicy policy={policy} />}
      asideLabel="Polis yang diklaim"
      sendLabel="Ajukan Klaim"
      sendFailedMessage="Klaim belum terkirim, silakan coba lagi"
      dialogs={
        draft.heir ? { ...DIALOGS, description: <EmailConfirmation email={draft.heir.email} /> } : DIALOGS
      }
      hasDonePage={draft.heir !== null}
      alreadySentNotice={draft.heir ? ALREADY_SENT_BY_HEIR : ALREADY_SENT}
      questionOf={questionOf}
      buildSubmission={() => claimSubmission(state)}
      onSubmit={(submission, { onProgress, isConfirmed }) =>
        props.onSubmit({ ...submission, isDuplicateConfirmed: isConfirmed }, { onProgress })
      }
      onDone={props.onDone}
    >
      {({ id }, { errors, onEdit }) => {
        if (id === HEIR_STEP.id && draft.heir)
          return (
            <HeirFields
              heir={draft.heir}
              errors={errors}
              onChange={(patch) => patchDraft(({ heir }) => ({ heir: heir && { ...heir, ...patch } }))}
            />
          );
        if (id === INCIDENT_STEP.id)
          return (
            <IncidentFields
              {...state}
              errors={errors}
              onChange={(patch) => patchDraft(({ values }) => ({ values: { ...values, ...patch } }))}
              loadBanks={props.loadBanks}
            />
          );
        if (id === DOCUMENT_STEP.id)
          return (
            <>
              <p className="nu:text-muted">
                Pastikan semua tulisan terbaca jelas. Berkas boleh dikirim satu per satu; draf Anda tersimpan.
              </p>
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
