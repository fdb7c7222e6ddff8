import { toForm } from '@naungan/api/multipart';
import { normalizePolicyNumber } from '@naungan/domain/claim';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import { draftName } from '@naungan/domain/draft';
import type { ProductType } from '@naungan/domain/lines';
import type { ClaimDraft, ClaimSubmission } from '@naungan/ui/claims/claim-form';
import { createTabDraft } from '../drafts/tab-draft.ts';
import { acceptAlreadySent } from './already-sent.ts';
import type { ClaimDependencies } from './claim-dependencies.ts';

/** The policy to claim on, and the claimant: the policyholder, or an heir, who also states the product. */
export type ClaimTarget =
  | { policyNumber: string; memberId: string }
  | { policyNumber: string; heirProductType: ProductType };

type StoredDraft = Omit<ClaimDraft, 'files'>;
/** `isDuplicateConfirmed`: the claimant confirmed that this is a different claim with the same policy, cause and day [3 §4]. */
type Submission = ClaimSubmission & { isDuplicateConfirmed: boolean };
type Progress = { onProgress: (ratio: number) => void };

/** An heir has no account; this owner name separates the heir's drafts from members' drafts. */
const HEIR = 'heir';

/**
 * Returns the calls of the form for a new claim: one draft, one idempotency key and one set of uploads per
 * policy.
 */
export function claimSubmissionOf(
  { api, drafts, memberDraft, keys, uploader, forgetUploads }: ClaimDependencies,
  target: ClaimTarget,
) {
  const policyNumber = normalizePolicyNumber(target.policyNumber);
  const isHeir = 'heirProductType' in target;
  const owner = isHeir ? HEIR : target.memberId;
  const form = isHeir ? `claim-heir:${policyNumber}` : draftName({ kind: 'claim', policyNumber });
  const draft = isHeir ? createTabDraft(drafts, { owner, form }) : memberDraft({ owner, form });
  /** An heir's files are sent with the form, because only a signed-in member can upload files in advance. */
  const upload = isHeir ? undefined : uploader({ owner, form, purpose: { policyNumber } });
  /** Name of the draft with the secret of an heir's sent claim. An heir has no list of claims, so the secret is stored here. */
  const confirmationName = `${form}:confirmation`;

  async function loadPolicy(): Promise<PolicyLookup> {
    const query = isHeir ? { productType: target.heirProductType } : { k: 'claimSubmission' as const };
    return (await api.call('policyInquiry', { params: { policyNumber }, query })).response;
  }

  async function send(
    { payload, heir, isDuplicateConfirmed, files }: Submission,
    { onProgress }: Progress,
    productType: ProductType,
  ) {
    const key = await keys.keyOf(owner, form);
    const call = {
      params: { policyNumber },
      query: { productType, field: [...new Set(files.map(({ code }) => code))].join(',') },
      form: toForm(
        { payload, ...(heir && { heir }), ...(isDuplicateConfirmed && { again: 'Y' }) },
        files,
        key,
      ),
      headers: { 'Idempotency-Key': key },
      onProgress,
    };
    const { message, response } = isHeir
      ? await api.upload('submitHeirClaim', call)
      : await api.upload('submitClaim', call);
    return { message, ...response };
  }

  return {
    uploadFile: upload && draft.withUpload(upload),
    connect: draft.connect,
    watch: draft.watch,
    setStep: draft.setStep,
    async load(): Promise<{ policy: PolicyLookup; draft: ClaimDraft | null; earlierSecret: string | null }> {
      const [policy, storedDraft, confirmation] = await Promise.all([
        loadPolicy(),
        draft.load<StoredDraft>(),
        isHeir ? drafts.load<{ secret: string }>(owner, confirmationName) : null,
      ]);
      return {
        policy,
        draft: storedDraft && { ...storedDraft.values, files: storedDraft.files },
        earlierSecret: confirmation?.values.secret ?? null,
      };
    },
    /** Sets the initial values of a form without a draft. */
    open: ({ files, ...values }: ClaimDraft): void => draft.open(values satisfies StoredDraft, files),
    save: ({ files, ...values }: ClaimDraft): Promise<void> =>
      draft.change(values satisfies StoredDraft, files),
    async submit(submission: Submission, progress: Progress, productType: ProductType) {
      await draft.pause();
      const result = await acceptAlreadySent(() => send(submission, progress, productType)).catch(
        (error: unknown) => {
          draft.resume();
          throw error;
        },
      );
      forgetUploads({ owner, form });
      await draft.discard();
      // The key is removed last, because a draft without its key could be sent as a second claim.
      keys.forget(owner, form);
      if ('secret' in result && result.secret)
        await drafts.save(owner, confirmationName, { secret: result.secret }, {});
      return result;
    },
  };
}
