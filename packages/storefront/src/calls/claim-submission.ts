import { toForm } from '@naungan/api/multipart';
import { claimDraftName, normalizePolicyNumber } from '@naungan/domain/claim';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { ProductType } from '@naungan/domain/lines';
import type { ClaimDraft, ClaimSubmission } from '@naungan/ui/claims/claim-form';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import { acceptAlreadySent } from './already-sent.ts';
import type { ClaimParts } from './claim-parts.ts';

/** The policy to claim on, and the claimant: the policyholder, or an heir, who also states the product. */
export type ClaimTarget =
  | { policyNumber: string; member: string }
  | { policyNumber: string; heirOf: ProductType };

type StoredDraft = Omit<ClaimDraft, 'files'>;
type Submission = ClaimSubmission & { again: boolean };
type Progress = { onProgress: (ratio: number) => void };

/** An heir has no account; this owner name separates the heir's drafts from members' drafts. */
const HEIR = 'heir';

/**
 * Returns the calls of the form for a new claim: one draft, one idempotency key and one set of uploads per
 * policy.
 */
export function claimSubmissionOf(
  { api, drafts, keys, uploader, forgetUploads }: ClaimParts,
  target: ClaimTarget,
) {
  const policyNumber = normalizePolicyNumber(target.policyNumber);
  const isHeir = 'heirOf' in target;
  const owner = isHeir ? HEIR : target.member;
  const form = claimDraftName(policyNumber, isHeir);
  /** Stores the secret of an heir's claim that was sent: the heir has no list of claims to find it in. */
  const confirmation = `${form}:confirmation`;

  async function inquire(): Promise<PolicyLookup> {
    const query = isHeir ? { productType: target.heirOf } : { k: 'claimSubmission' as const };
    return (await api.call('policyInquiry', { params: { policyNumber }, query })).response;
  }

  async function send(
    { payload, heir, again, files }: Submission,
    { onProgress }: Progress,
    type: ProductType,
  ) {
    const key = await keys.keyOf(owner, form);
    const call = {
      params: { policyNumber },
      query: { productType: type, field: [...new Set(files.map(({ code }) => code))].join(',') },
      form: toForm({ payload, ...(heir && { heir }), ...(again && { again: 'Y' }) }, files, key),
      headers: { 'Idempotency-Key': key },
      onProgress,
    };
    const { message, response } = isHeir
      ? await api.upload('submitHeirClaim', call)
      : await api.upload('submitClaim', call);
    return { message, ...response };
  }

  return {
    /** An heir's files are sent with the form, because an upload in advance needs an account. */
    uploadFile: isHeir ? undefined : uploader({ owner, form, purpose: { policyNumber } }),
    async load(): Promise<{ policy: PolicyLookup; draft: ClaimDraft | null; earlierSecret: string | null }> {
      const [policy, storedDraft, earlier] = await Promise.all([
        inquire(),
        drafts.load<StoredDraft>(owner, form),
        isHeir ? drafts.load<{ secret: string }>(owner, confirmation) : null,
      ]);
      return {
        policy,
        draft: storedDraft && { ...storedDraft.values, files: storedDraft.files },
        earlierSecret: earlier?.values.secret ?? null,
      };
    },
    save: ({ files, ...values }: ClaimDraft): Promise<DraftStorage> =>
      drafts.save(owner, form, values satisfies StoredDraft, files),
    async submit(submission: Submission, progress: Progress, type: ProductType) {
      const result = await acceptAlreadySent(() => send(submission, progress, type));
      forgetUploads({ owner, form });
      await drafts.discard(owner, form);
      // Last, because a draft without its key could be sent as a second claim.
      keys.forget(owner, form);
      if ('secret' in result && result.secret)
        await drafts.save(owner, confirmation, { secret: result.secret }, {});
      return result;
    },
  };
}
