import type { Client } from '@naungan/api/client';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { createDraftStore } from '../drafts/drafts.ts';
import { createFormDraft, type FormDraft } from '../drafts/form-draft.ts';
import type { createIdempotencyKeys } from '../drafts/idempotency-keys.ts';
import { draftsOf, idempotencyKeysOf } from '../drafts/member-drafts.ts';
import { oncePerStorefront } from '../once-per-storefront.ts';
import { fileUploader, forgetUploads } from '../uploads/member-uploads.ts';
import type { UploadTarget } from '../uploads/upload-target.ts';

/** The functions of a storefront that the calls of a claim use. */
export type ClaimDependencies = {
  api: Pick<Client, 'call' | 'upload'>;
  drafts: Pick<ReturnType<typeof createDraftStore>, 'load' | 'save' | 'discard'>;
  /** Returns the draft of a member's form by the draft's name. */
  memberDraft: (target: Pick<UploadTarget, 'owner' | 'form'>) => FormDraft;
  keys: ReturnType<typeof createIdempotencyKeys>;
  /** Returns the upload function of a form; undefined if its files are sent with the form. */
  uploader: (target: UploadTarget) => UploadFile | undefined;
  /** Removes the resume state of a form's uploads. */
  forgetUploads: (target: Pick<UploadTarget, 'owner' | 'form'>) => void;
};

/** Returns the dependencies of the calls of a claim. */
export const claimDependenciesOf = oncePerStorefront(
  (shop): ClaimDependencies => ({
    api: shop.api,
    drafts: draftsOf(shop),
    memberDraft: (target) => createFormDraft(shop, target),
    keys: idempotencyKeysOf(shop),
    uploader: (target) => fileUploader(shop, target),
    forgetUploads: (target) => forgetUploads(shop, target),
  }),
);
